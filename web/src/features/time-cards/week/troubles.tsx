import { asHours } from '@cadre/rules/duration';
import { cellKey, placeKey } from '@cadre/rules/time/grid';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Unsent } from './edits/unsent.ts';
import { useRowName } from './use-row-name.ts';
import type { WeekState } from './use-week.ts';
import { keyOfRow } from './week-rows.ts';

/** Cells that could not be saved, each with its reason and a way on. */
export function Troubles({ shown }: { shown: WeekState }) {
  const refused = shown.edits.filter(({ state }) => state === 'refused' || state === 'unreadable');
  const conflicts = shown.edits.filter(({ state }) => state === 'conflict');
  return (
    <>
      {refused.length > 0 && <Refused shown={shown} edits={refused} />}
      {conflicts.length > 0 && <Conflicts shown={shown} edits={conflicts} />}
    </>
  );
}

type Props = { shown: WeekState; edits: readonly Unsent[] };

function Refused({ shown: { editQueue, ...shown }, edits }: Props) {
  const t = useTexts();
  const nameOf = useCellName(shown);
  return (
    <Alert tone="danger" takesFocus={false} title={t('timeCard.not_saved', { count: edits.length })}>
      <Stack as="ul" gap={2}>
        {edits.map((edit) => {
          const key = cellKey(edit, edit.date);
          return (
            <Cluster as="li" key={key} justify="between">
              <span>
                {nameOf(edit)}: {edit.text ?? asHours(edit.minutes)}. {edit.text === undefined ? edit.complaint : t('timeCard.unreadable')}
              </span>
              <Cluster>
                {edit.text === undefined && (
                  <Button size="small" onClick={() => editQueue.again(key)}>
                    {t('common.retry')}
                  </Button>
                )}
                <Button size="small" onClick={() => editQueue.drop(key)}>
                  {t('timeCard.discard')}
                </Button>
              </Cluster>
            </Cluster>
          );
        })}
      </Stack>
    </Alert>
  );
}

/** Local edits, compared with the values saved elsewhere. */
function Conflicts({ shown: { editQueue, ...shown }, edits }: Props) {
  const t = useTexts();
  const nameOf = useCellName(shown);
  const said = (minutes: number | undefined, note: string | null | undefined) => (
    <>
      {minutes ? asHours(minutes) : t('timeCard.nothing')} <span className="muted">{note}</span>
    </>
  );
  return (
    <Alert tone="warning" title={t('timeCard.conflicts', { count: edits.length })}>
      <Table
        label={t('timeCard.conflicts', { count: edits.length })}
        phone="cards"
        rows={edits}
        keyOf={(edit) => cellKey(edit, edit.date)}
        columns={[
          { name: 'cell', head: t('timeCard.cell'), isHeading: true, cell: nameOf },
          { name: 'mine', head: t('timeCard.mine'), cell: ({ minutes, description }) => said(minutes, description) },
          { name: 'theirs', head: t('timeCard.theirs'), cell: ({ theirs }) => said(theirs?.minutes, theirs?.description) },
          {
            name: 'choice',
            head: '',
            cell: (edit) => (
              <Cluster>
                <Button size="small" onClick={() => editQueue.again(cellKey(edit, edit.date), baseOf(edit))}>
                  {t('timeCard.keep_mine')}
                </Button>
                <Button size="small" onClick={() => [editQueue.drop(cellKey(edit, edit.date)), void shown.query.refetch()]}>
                  {t('timeCard.take_theirs')}
                </Button>
              </Cluster>
            ),
          },
        ]}
      />
    </Alert>
  );
}

/** The entries that the local edit is going to replace. */
const baseOf = ({ base, theirs }: Unsent) => {
  if (!theirs) return [];
  return base.some(({ id }) => id === theirs.id) ? base.map((one) => (one.id === theirs.id ? theirs : one)) : [theirs];
};

function useCellName({ rows }: Pick<WeekState, 'rows'>): (edit: Unsent) => string {
  const rowName = useRowName();
  const words = useDayWords();
  return (edit) => {
    const row = rows.find((one) => keyOfRow(one) === placeKey(edit));
    return [row && rowName(row), words.long(edit.date)].filter(Boolean).join(', ');
  };
}
