import type { NotSubmitted } from '@cadre/contract/calls/not-submitted';
import { asHours } from '@cadre/rules/duration';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { Table } from '../../../ui/table/table.tsx';

export const keyOf = ({ employee, year, week }: NotSubmitted): string => `${employee.id}.${year}.${week}`;

type QueueProps = {
  rows: readonly NotSubmitted[];
  chosen: ReadonlyMap<string, NotSubmitted>;
  onToggle: (rows: readonly NotSubmitted[], isOn: boolean) => void;
  onRemind: (rows: readonly NotSubmitted[]) => void;
  onSubmit: (row: NotSubmitted) => void;
};

/** The employees and weeks not submitted, with the missing hours and the last reminder. */
export function WeekQueue({ rows, chosen, onToggle, onRemind, onSubmit }: QueueProps) {
  const t = useTexts();
  const words = useDayWords();
  const format = useFormat();
  const nameOf = ({ employee, week }: NotSubmitted) => `${employee.name}, ${t('timeCard.week_number', { week: String(week) })}`;
  const open = rows.filter(({ can }) => can.remind);
  const areAll = open.length > 0 && open.every((row) => chosen.has(keyOf(row)));
  return (
    <Table
      label={t('timeCard.not_submitted')}
      phone="cards"
      rows={rows}
      keyOf={keyOf}
      columns={[
        {
          name: 'chosen',
          isBare: true,
          head:
            open.length > 0 ? (
              <Checkbox aria-label={t('lists.select_page')} isChecked={areAll} onChange={(isOn) => onToggle(open, isOn)} />
            ) : (
              ''
            ),
          cell: (row) =>
            row.can.remind && (
              <Checkbox
                aria-label={t('lists.select', { what: nameOf(row) })}
                isChecked={chosen.has(keyOf(row))}
                onChange={(isOn) => onToggle([row], isOn)}
              />
            ),
        },
        { name: 'person', head: t('timeCard.person'), isHeading: true, cell: ({ employee }) => <PersonName {...employee} /> },
        {
          name: 'week',
          head: t('timeCard.week'),
          isTight: true,
          cell: ({ week, from, to }) => t('timeCard.week_of', { week: String(week), dates: words.span(from, to) }),
        },
        {
          name: 'status',
          head: t('timeCard.status'),
          cell: ({ status }) => <Badge tone={status === 'rejected' ? 'pink' : 'neutral'}>{t(`timeCard.is_${status}`)}</Badge>,
        },
        { name: 'missing', head: t('timeCard.missing'), isNumber: true, cell: ({ missing_minutes }) => asHours(missing_minutes) },
        {
          name: 'reminder',
          head: t('timeCard.last_reminder'),
          cell: ({ last_reminder }) => (last_reminder ? format.moment(last_reminder) : <EmptyValue />),
        },
        {
          name: 'acts',
          head: '',
          isTight: true,
          cell: (row) => (
            <Cluster>
              {row.can.remind && (
                <Button size="small" aria-label={t('timeCard.remind_of', { name: nameOf(row) })} onClick={() => onRemind([row])}>
                  {t('timeCard.remind')}
                </Button>
              )}
              {row.can.submit_for && row.logged_minutes > 0 && (
                <Button size="small" aria-label={t('timeCard.submit_for_of', { name: nameOf(row) })} onClick={() => onSubmit(row)}>
                  {t('timeCard.submit_for')}
                </Button>
              )}
            </Cluster>
          ),
        },
      ]}
    />
  );
}
