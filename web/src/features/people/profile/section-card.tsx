import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

type Props = { title: string; onEdit?: (() => void) | undefined; extra?: ReactNode; children: ReactNode };

/** One subject of the file, and the way to change it. */
export function SectionCard({ title, onEdit, extra, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <section className="person-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {extra}
        {onEdit && <IconButton icon={Pencil} label={t('people.profile.edit_section', { section: title })} onClick={onEdit} />}
      </header>
      {children}
    </section>
  );
}
