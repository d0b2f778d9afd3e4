import { Ban, CircleCheck, CircleX } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';

/** What became of an issued paper. */
export function PaperOutcome({ row }: { row: Row }) {
  const t = useTexts();
  const format = useFormat();
  const said = { name: String(row.answered_by ?? ''), when: row.answered_at ? format.moment(String(row.answered_at)) : '' };
  const outcomes = {
    accepted: { icon: CircleCheck, text: t('papers.accepted_by', said) },
    declined: { icon: CircleX, text: t('papers.declined_by', said) },
    withdrawn: { icon: Ban, text: t('papers.withdrawn') },
  };
  const status = String(row.status);
  if (!Object.hasOwn(outcomes, status)) return null;
  const { icon: Icon, text } = outcomes[status as keyof typeof outcomes];
  return (
    <section className={`paper-outcome paper-outcome--${status}`}>
      <Icon size={20} aria-hidden />
      <div>
        <p>{text}</p>
        {typeof row.answer_note === 'string' && row.answer_note !== '' && <p className="paper-outcome__note">{row.answer_note}</p>}
      </div>
    </section>
  );
}

export const hasOutcome = (row: Row): boolean => ['accepted', 'declined', 'withdrawn'].includes(String(row.status));
