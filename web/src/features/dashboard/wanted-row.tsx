import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleX, FilePen, FileUp, type LucideIcon } from 'lucide-react';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Wanted } from './wanted-of-me.ts';

const icons: Record<Wanted['kind'], LucideIcon> = { document: FileUp, document_again: FileUp, answer: FilePen, refusal: CircleX };

export function WantedRow({ kind, title, day, link }: Omit<Wanted, 'key'>) {
  const t = useTexts();
  const today = useFormat().today();
  const Icon = icons[kind];
  const texts: Record<Wanted['kind'], string> = {
    document: t('self.needs_document', { title }),
    document_again: t('self.needs_document_again', { title }),
    answer: t('self.needs_answer', { title }),
    refusal: t('self.change_rejected', { what: title }),
  };
  return (
    <li>
      <Link className={`dash-card__row wanted wanted--${kind}`} to={link.to} search={(link.search ?? {}) as never}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        <span className="dash-card__text">
          <span>{texts[kind]}</span>
          {day && <span className="dash-card__detail">{t(day < today ? 'self.overdue' : 'self.due_by', { day })}</span>}
        </span>
        <ChevronRight size={16} aria-hidden />
      </Link>
    </li>
  );
}
