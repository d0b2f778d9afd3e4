import { type LeaveImpact, leaveImpact } from '@cadre/contract/calls/leave-impact';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const mostNames = 3;

/** Key facts for deciding a leave, visible without scrolling: its days, the remaining balance, absent colleagues and coverage. */
export function LeaveKeyFacts({ id }: { id: number }) {
  const query = useCall(leaveImpact, { id }, { meta: { quiet: true } });
  return (
    <QueryStates query={query} rows={2}>
      {(impact) => (
        <Stack gap={3}>
          {impact.findings.map(({ code, sentence }) => (
            <Alert key={code + sentence} tone="warning" takesFocus={false}>
              {sentence}
            </Alert>
          ))}
          <Facts {...impact} />
        </Stack>
      )}
    </QueryStates>
  );
}

function Facts({ amount, unit, balances, away, staffing }: LeaveImpact) {
  const t = useTexts();
  const format = useFormat();
  const inUnit = useAmount();
  const names = [...new Set(away.map(({ employee }) => employee.name))];
  const more = names.length - mostNames;
  const shown = [...names.slice(0, mostNames), ...(more > 0 ? [t('calendar.more', { count: format.number(more) })] : [])];
  return (
    <DescriptionList label={t('leave.comes_to')}>
      <Description label={t('leave.comes_to')}>
        <strong>{inUnit(amount, unit)}</strong>
      </Description>
      {balances.map(({ year, before, after }) => (
        <Description
          key={year}
          label={t('calendar.balance')}
          note={t('calendar.leave_year', { year })}
          tone={after < 0 ? 'danger' : undefined}
        >
          <strong>{t('leave.effects_line', { before: format.number(before), after: inUnit(after, unit) })}</strong>
        </Description>
      ))}
      <Description label={t('leave.also_away')}>{names.length > 0 ? format.list(shown) : t('calendar.no_one')}</Description>
      <Description label={t('calendar.fewest')} tone={staffing?.present === 0 ? 'warning' : undefined}>
        {staffing
          ? t('calendar.staffing_on', {
              date: format.weekday(staffing.date),
              present: format.number(staffing.present),
              people: format.number(staffing.people),
            })
          : t('calendar.no_staffing')}
      </Description>
    </DescriptionList>
  );
}
