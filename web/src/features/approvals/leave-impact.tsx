import { type LeaveImpact as Impact, leaveImpact } from '@cadre/contract/calls/leave-impact';
import { leaves } from '@cadre/contract/resources/leaves';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { inWords, useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';

/** The details of a leave beyond its key facts: day by day, other requests of the year, and the team on these days. */
export function LeaveImpact({ id }: { id: number }) {
  const query = useCall(leaveImpact, { id }, { meta: { quiet: true } });
  return (
    <QueryStates query={query} rows={3}>
      {(impact) => (
        <Grid columns="fill-large">
          <Stack gap={3}>
            <Counted {...impact} />
            <Others {...impact} />
          </Stack>
          <Team {...impact} />
        </Grid>
      )}
    </QueryStates>
  );
}

function Counted({ days, unit }: Impact) {
  const t = useTexts();
  const format = useFormat();
  const inUnit = useAmount();
  const amountOf = (value: number) => inUnit(value, unit);
  const dates = [...Map.groupBy(days, ({ date }) => date)];
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('calendar.days_counted')}</Heading>
      <Rows>
        {dates.map(([date, halves]) => {
          const cost = halves.reduce((sum, half) => sum + half.amount, 0);
          const reason = halves.find(({ holiday }) => holiday)?.holiday ?? t('calendar.day_off');
          return (
            <RowItem key={date} end={<span className={cost > 0 ? undefined : 'muted'}>{cost > 0 ? amountOf(cost) : reason}</span>}>
              {format.weekday(date)}
            </RowItem>
          );
        })}
      </Rows>
    </Stack>
  );
}

function Team({ away, staffing_days }: Impact) {
  const t = useTexts();
  const format = useFormat();
  const toResponse = ({ date, present, people }: Impact['staffing_days'][number]) =>
    t('calendar.staffing_on', { date: format.weekday(date), present: format.number(present), people: format.number(people) });
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('calendar.team_on')}</Heading>
      {away.length === 0 && <p className="muted">{t('leave.nobody_away')}</p>}
      {away.length > 0 && (
        <Rows>
          {away.map(({ employee, from_date, to_date, status }) => (
            <RowItem
              key={`${employee.id}-${from_date}`}
              note={format.span(from_date, to_date)}
              end={<StatusBadge name="status" field={leaves.fields.status} value={status} />}
            >
              {employee.name}
            </RowItem>
          ))}
        </Rows>
      )}
      {staffing_days.length > 1 && (
        <Rows>
          {staffing_days.map((day) => (
            <RowItem key={day.date}>{toResponse(day)}</RowItem>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

function Others({ others }: Impact) {
  const t = useTexts();
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('calendar.earlier')}</Heading>
      {others.length === 0 && <p className="muted">{t('calendar.no_earlier')}</p>}
      <Rows>
        {others.map(({ id, title, status }) => (
          <RowItem key={id} end={<StatusBadge name="status" field={leaves.fields.status} value={status} />}>
            {inWords(title)}
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}
