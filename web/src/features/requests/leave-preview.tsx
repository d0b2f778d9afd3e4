import { type LeavePreview as Preview, previewLeave } from '@cadre/contract/calls/leave';
import { leaves } from '@cadre/contract/resources/leaves';
import { isDate } from '@cadre/rules/calendar';
import { useEffect, useRef } from 'react';
import type { Draft } from '../../fields/kind.ts';
import { useAmount } from '../../fields/use-amount.ts';
import type { ParamsFor } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DayByDay } from './day-by-day.tsx';
import { Findings } from './findings.tsx';
import { halfDayChoices } from './half-day-choices.ts';
import { LeaveCalendar } from './leave-calendar.tsx';
import { PreviewCard } from './preview-card.tsx';

type Params = ParamsFor<typeof previewLeave>;

/** The input of the preview; undefined while the draft is incomplete. */
export function paramsOf(draft: Draft, leave_id: number | undefined): Params | undefined {
  const { employee_id, leave_category_id, from_date, to_date, from_slot, to_slot, from_time, to_time, substitute_id, reason } = draft;
  const isSpan = isDate(String(from_date)) && isDate(String(to_date)) && Object.keys(leaves.check?.(draft) ?? {}).length === 0;
  if (!leave_category_id || !isSpan) return undefined;
  const given = {
    leave_id,
    employee_id,
    leave_category_id,
    from_date,
    to_date,
    from_slot,
    to_slot,
    from_time,
    to_time,
    substitute_id,
    reason,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== '')) as Params;
}

/** The total of the request, the balance after it, any objections, and the absences of others. */
export function LeavePreview({ draft, set, id }: { draft: Draft; set: (name: string, value: unknown) => void; id: number | undefined }) {
  const t = useTexts();
  useWhatFollows(draft, set);
  return (
    <Stack>
      <LeaveCalendar draft={draft} set={set} />
      <PreviewCard title={t('leave.comes_to')} call={previewLeave} params={paramsOf(draft, id)} missing={t('leave.choose')}>
        {(preview) => <Counted preview={preview} />}
      </PreviewCard>
    </Stack>
  );
}

/** A first day is the last one until another is chosen, and the portions of the days agree. */
function useWhatFollows(draft: Draft, set: (name: string, value: unknown) => void): void {
  const { from_date, to_date, from_slot, to_slot } = draft;
  const before = useRef({ from_slot, to_slot });
  useEffect(() => {
    if (isDate(from_date) && !to_date) set('to_date', from_date);
    const slots = halfDayChoices({ from_date, to_date, from_slot, to_slot }, before.current);
    for (const name of ['from_slot', 'to_slot'] as const) if (slots[name] !== { from_slot, to_slot }[name]) set(name, slots[name]);
    before.current = slots;
  }, [from_date, to_date, from_slot, to_slot, set]);
}

function Counted({ preview: { amount, unit, days, balances, findings, away, staffing } }: { preview: Preview }) {
  const t = useTexts();
  const format = useFormat();
  const amountOf = useAmount();
  return (
    <Stack gap={3} aria-live="polite">
      <p>
        <strong>{amountOf(amount, unit)}</strong>
      </p>
      <DayByDay days={days} unit={unit} />
      {balances.map(({ year, before, after }) => (
        <p key={year}>{t('leave.balance_after', { year, before: amountOf(before, unit), after: amountOf(after, unit) })}</p>
      ))}
      <Findings findings={findings} />
      {away.length === 0 && <p className="muted">{t('leave.nobody_away')}</p>}
      {away.length > 0 && (
        <section>
          <strong>{t('leave.also_away')}</strong>
          <Rows>
            {away.map(({ employee, from_date, to_date }) => (
              <RowItem key={`${employee.id}-${from_date}`} end={format.span(from_date, to_date)}>
                {employee.name}
              </RowItem>
            ))}
          </Rows>
        </section>
      )}
      {staffing && (
        <p className="muted">
          {t('leave.staffing', {
            date: format.weekday(staffing.date),
            present: format.number(staffing.present),
            people: format.number(staffing.people),
          })}
        </p>
      )}
    </Stack>
  );
}
