import type { AnswerOf } from '@cadre/contract/call';
import type { statementLines } from '@cadre/contract/calls/statement-lines';
import { statements } from '@cadre/contract/resources/statements';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';

export type Line = AnswerOf<typeof statementLines>['data'][number];

type Props = {
  lines: readonly Line[];
  currency: string;
  /** Whether they are of several projects. */
  tellsProject: boolean;
  /** Given: lines can be ticked. */
  ticked?: ReadonlySet<number> | undefined;
  onTick: (ids: ReadonlySet<number>) => void;
};

const tones = { billed: 'green', moved: 'amber', not_billable: 'ended' } as const;

export function LinesTable({ lines, currency, tellsProject, ticked, onTick }: Props) {
  const t = useTexts();
  const format = useFormat();
  const nameOf = useLineName();
  const seesMoney = lines.some(({ amount }) => amount !== undefined);
  const money = (amount: number | null | undefined) => (typeof amount === 'number' ? format.money(amount, currency) : '');
  const tick = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) next[isOn ? 'add' : 'delete'](id);
    onTick(next);
  };
  const here = lines.map(({ id }) => id);
  const count = here.filter((id) => ticked?.has(id)).length;
  const columns: Column<Line>[] = [
    ...(ticked
      ? [
          {
            name: 'tick',
            head: (
              <Checkbox
                isChecked={count === here.length}
                isMixed={count > 0 && count < here.length}
                onChange={(isOn) => tick(here, isOn)}
                aria-label={t('statements.columns.select', { what: t('statements.parts.lines') })}
              />
            ),
            label: '',
            isTight: true,
            cell: (line: Line) => (
              <Checkbox
                isChecked={ticked.has(line.id)}
                onChange={(isOn) => tick([line.id], isOn)}
                aria-label={t('statements.columns.select', { what: `${format.date(line.date)} ${nameOf(line)}` })}
              />
            ),
          },
        ]
      : []),
    { name: 'date', head: t('statements.columns.date'), isTight: true, cell: ({ date }) => format.date(date) },
    { name: 'what', head: t('statements.columns.description'), isHeading: true, cell: (line) => <What line={line} /> },
    ...(tellsProject
      ? [
          {
            name: 'project',
            head: t('statements.columns.project'),
            isMinor: true,
            cell: ({ project }: Line) => `${project.number} ${project.name}`,
          },
        ]
      : []),
    {
      name: 'time',
      head: t('statements.columns.time'),
      isNumber: true,
      cell: ({ minutes }) => (minutes === null ? '' : asHours(minutes)),
    },
    ...(lines.some(({ included_minutes }) => included_minutes !== null)
      ? [
          {
            name: 'included',
            head: t('statements.columns.included'),
            isNumber: true,
            cell: ({ included_minutes }: Line) => (included_minutes === null ? '' : asHours(included_minutes)),
          },
        ]
      : []),
    ...(seesMoney
      ? ([
          { name: 'rate', head: t('statements.columns.rate'), isNumber: true, isMinor: true, cell: ({ rate }) => money(rate) },
          { name: 'amount', head: t('statements.columns.amount'), isNumber: true, cell: ({ amount }) => money(amount) },
          { name: 'billed', head: t('statements.columns.billed'), isNumber: true, cell: ({ billed }) => money(billed) },
        ] satisfies Column<Line>[])
      : []),
    { name: 'state', head: t('statements.columns.state'), cell: (line) => <State line={line} /> },
  ];
  return <Table label={t('statements.parts.lines')} phone="cards" rows={lines} keyOf={({ id }) => id} columns={columns} />;
}

/** The name of a line: the employee whose time it bills, or another item. */
function useLineName(): (line: Line) => string {
  const t = useTexts();
  const { month } = useDayWords();
  return ({ retainer_month, person, description }) =>
    retainer_month ? t('statements.fee_of', { month: month(retainer_month) }) : (person ?? description ?? '');
}

function What({ line }: { line: Line }) {
  const nameOf = useLineName();
  const { person, project_task, description } = line;
  return (
    <Stack gap={0}>
      <span>{nameOf(line)}</span>
      {person && <span className="muted">{[project_task, description].filter(Boolean).join(' · ')}</span>}
    </Stack>
  );
}

function State({ line: { state, write_down_reason, write_down_note } }: { line: Line }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Stack gap={0}>
      <span>
        <Badge tone={tones[state]}>{t(`statements.states.${state}`)}</Badge>
      </span>
      {write_down_reason && (
        <span className="muted">
          {[labels.option(statements.name, 'write_down_reason', write_down_reason), write_down_note].filter(Boolean).join(': ')}
        </span>
      )}
    </Stack>
  );
}
