import { presence } from '@cadre/contract/calls/attendance';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { addDays } from '@cadre/rules/calendar';
import { listLink } from '../../crud/address/list-link.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { HeadlineNumber } from './headline-number.tsx';
import { teamNow } from './team-now.ts';

const often = 60_000;
const daysToFix = 31;

/** Today's attendance of all employees the user may see. */
export function TeamToday() {
  const t = useTexts();
  const format = useFormat();
  const today = format.today();
  const from = addDays(today, -daysToFix);
  const { data, error } = useCall(presence, { attention_from: from }, { refetchInterval: often, meta: { quiet: true } });
  const open = { needs_attention: true, date: { from } };
  const now = data && teamNow(data.branches);
  const toFix = data?.needs_attention ?? 0;
  const shown = (number: number | undefined) =>
    number !== undefined ? format.number(number) : error ? t('common.empty_value') : undefined;
  // Where it is still yesterday, today is yesterday's date.
  const date = { from: addDays(today, -1) };
  const listed = (filters: Parameters<typeof listLink>[2]) => listLink(attendanceDays, '/attendances/days', filters);
  const numbers = [
    { key: 'in', label: t('dashboard.team_in'), link: listed({ date, presence: ['in'] }) },
    { key: 'late', label: t('dashboard.team_late'), link: listed({ date, presence: ['in', 'left', 'absent'], late_minutes: { from: 1 } }) },
    { key: 'absent', label: t('dashboard.team_absent'), link: listed({ date, presence: ['absent'] }) },
  ] as const;
  return (
    <section className="gap-3 grid headline" aria-label={t('dashboard.team_today')}>
      {numbers.map(({ key, ...one }) => (
        <HeadlineNumber key={key} {...one} number={shown(now?.[key])} isBad={key !== 'in' && now !== undefined && now[key] > 0} />
      ))}
      <HeadlineNumber label={t('dashboard.team_to_mend')} link={listed(open)} number={shown(data && toFix)} isBad={toFix > 0} />
    </section>
  );
}
