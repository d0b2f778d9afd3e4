import { leaveDays } from '@cadre/contract/calls/leave';
import type { Row } from '../../fields/kind.ts';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { replacedDays, skippedDays } from './skipped-days.ts';

const granted: ReadonlySet<string> = new Set(['approved', 'cancellation_requested']);

/** The total of an open request, the days that cost nothing, and the days replaced by another leave. */
export function LeaveDays({ row }: { row: Row }) {
  const t = useTexts();
  const format = useFormat();
  const amountOf = useAmount();
  const { data = [] } = useCall(leaveDays, { id: row.id });
  const skipped = skippedDays(data).map(({ date }) => format.weekday(date));
  const replaced = granted.has(String(row.status)) ? replacedDays(data).map((date) => format.weekday(date)) : [];
  return (
    <Stack gap={1}>
      <strong>{amountOf(Number(row.amount), String(row.unit))}</strong>
      {skipped.length > 0 && <p className="muted">{t('leave.not_counted', { days: format.list(skipped) })}</p>}
      {replaced.length > 0 && <p className="muted">{t('leave.replaced', { days: format.list(replaced) })}</p>}
    </Stack>
  );
}
