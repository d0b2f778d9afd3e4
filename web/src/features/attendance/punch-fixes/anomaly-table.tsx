import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { useIssueText, usePunchText } from './punch-text.tsx';
import { fixOf, keyOf, mayCorrect } from './use-punch-fixes.ts';

type Props = {
  rows: readonly Anomaly[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (anomaly: Anomaly) => void;
};

/** The days that need attention: the issue, the recorded punches, and the proposed fix. */
export function AnomalyTable({ rows, chosen, onChoose, onOpen }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const issueOf = useIssueText();
  const punchText = usePunchText();
  const fixable = rows.filter(fixOf);
  const areAll = fixable.length > 0 && fixable.every((row) => chosen.has(keyOf(row)));
  const columns: Column<Anomaly>[] = [
    {
      name: 'chosen',
      head: (
        <Checkbox
          aria-label={t('attendance.mend.select_all')}
          isChecked={areAll}
          isMixed={!areAll && chosen.size > 0}
          disabled={fixable.length === 0}
          onChange={() => onChoose(new Set(areAll ? [] : fixable.map(keyOf)))}
        />
      ),
      label: t('shared.fields.ids'),
      isBare: true,
      isTight: true,
      cell: (row) =>
        fixOf(row) && (
          <Checkbox
            aria-label={t('attendance.mend.select', { name: row.employee.name, day: words.short(row.date) })}
            isChecked={chosen.has(keyOf(row))}
            onChange={() => onChoose(chosen.symmetricDifference(new Set([keyOf(row)])))}
          />
        ),
    },
    {
      name: 'person',
      head: t('attendance.mend.person'),
      isHeading: true,
      cell: ({ employee: { name, pic, employee_no, department } }) => (
        <PersonName name={name} pic={pic} note={[employee_no, department].filter(Boolean).join(' · ')} />
      ),
    },
    {
      name: 'date',
      head: t('attendance.date'),
      isTight: true,
      cell: (row) => <TextButton onClick={() => onOpen(row)}>{words.short(row.date)}</TextButton>,
    },
    {
      name: 'issue',
      head: t('attendance.mend.issue'),
      cell: (row) => (
        <Cluster gap={2}>
          {issueOf(row)}
          {row.question && <Badge tone={row.question === 'answered' ? 'green' : 'amber'}>{t(`attendance.mend.${row.question}`)}</Badge>}
        </Cluster>
      ),
    },
    {
      name: 'recorded',
      head: t('attendance.mend.recorded'),
      isMinor: true,
      cell: ({ punches, date }) => punches.map((punch) => punchText(punch, date)).join(' · ') || t('common.empty_value'),
    },
    {
      name: 'proposal',
      head: t('attendance.mend.proposal'),
      cell: ({ proposal, date, can, question }) =>
        proposal ? (
          <strong>{proposal.punches.map((punch) => punchText(punch, date)).join(' · ')}</strong>
        ) : (
          <span className="muted">{mayCorrect(can) ? t('attendance.mend.no_proposal') : !question && t('attendance.mend.to_ask')}</span>
        ),
    },
  ];
  return <Table phone="cards" label={t('menu.attention')} columns={columns} rows={rows} keyOf={keyOf} onOpen={onOpen} />;
}
