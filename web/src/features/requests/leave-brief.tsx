import { previewLeave } from '@cadre/contract/calls/leave';
import type { Draft } from '../../fields/kind.ts';
import { useAmount } from '../../fields/use-amount.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { paramsOf } from './leave-preview.tsx';
import { usePreview } from './preview-card.tsx';

/** Days, balance and absences in a line above the buttons, if the preview is out of view; or the problems that prevent sending. */
export function LeaveBrief({ draft, id }: { draft: Draft; id: number | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const amountOf = useAmount();
  const params = paramsOf(draft, id);
  const { data } = usePreview(previewLeave, params);
  if (!params || !data) return null;
  const { amount, unit, balances, findings, away } = data;
  const against = findings.find(({ blocks }) => blocks);
  const people = new Set(away.map(({ employee }) => employee.id)).size;
  const parts = [
    ...balances.map(({ before, after }) => t('leave.brief_balance', { before: format.number(before), after: amountOf(after, unit) })),
    people > 0 ? `${t('leave.also_away')}: ${format.number(people)}` : null,
  ];
  return (
    <p aria-live="polite">
      <strong>{amountOf(amount, unit)}</strong>
      {against ? ` · ${against.sentence}` : parts.filter(Boolean).map((part) => ` · ${part}`)}
    </p>
  );
}
