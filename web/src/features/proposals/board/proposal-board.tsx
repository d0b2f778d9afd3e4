import { callsOf } from '@cadre/contract/calls-of';
import { proposals } from '@cadre/contract/resources/proposals';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { NewButton } from '../../../crud/list/new-button.tsx';
import { type Moves, useMoves } from '../../../crud/moves/use-moves.tsx';
import type { Page } from '../../../crud/page.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { clickSlack } from '../../../ui/drag/follow-pointer.ts';
import { draggedLook, dropTarget, useDrag } from '../../../ui/drag/use-drag.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster, Grid, Stack } from '../../../ui/layout/stack.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { RowLink } from '../../../ui/table/row-link.tsx';
import { proposalPath } from '../proposal/proposal.ts';
import { moveTo, type Stage, stages, sumsOf } from './stages.ts';

const most = 200;

/** The pipeline, a column for each stage. A card is drawn to another stage, or moved on by its menu. */
export function ProposalBoard({ page, choose }: { page: Page; choose: ReactNode }) {
  const t = useTexts();
  const moves = useMoves(proposals);
  const { data, error, refetch } = useCall(callsOf(proposals).list, { per_page: most, filters: JSON.stringify({ status: stages }) });
  const rows = (data?.data ?? []) as unknown as Row[];
  const { dragged, onPointerDown } = useDrag<Row, Drawn>({
    pick: (_press, element) => {
      const id = element.closest('button') ? undefined : element.closest<HTMLElement>('[data-card]')?.dataset.card;
      return id ? rows.find((row) => String(row.id) === id) : undefined;
    },
    over: (_row, { byX, byY, element }, before) => {
      if (!before && Math.hypot(byX, byY) < clickSlack) return undefined;
      return { byX, byY, stage: element?.closest<HTMLElement>('[data-stage]')?.dataset.stage };
    },
    drop: (row, { stage }) => {
      const move = moveTo(row, stage);
      if (move) moves.start(move, [row]);
    },
  });
  return (
    <Stack>
      <Cluster justify="between">
        {choose}
        <NewButton page={page} />
      </Cluster>
      <p className="muted">{t('proposal.board_hint')}</p>
      {error && !data && <FailedState problem={error} onRetry={refetch} />}
      {!data && !error && <Skeleton columns={4} rows={6} />}
      {data && (
        <Grid columns="fill-medium" onPointerDown={onPointerDown}>
          {stages.map((stage) => (
            <Column key={stage} stage={stage} all={rows} moves={moves} dragged={dragged} />
          ))}
        </Grid>
      )}
      {moves.dialog}
    </Stack>
  );
}

type Drawn = { byX: number; byY: number; stage: string | undefined };
type ColumnProps = { stage: Stage; all: readonly Row[]; moves: Moves; dragged: { held: Row; spot: Drawn } | undefined };

function Column({ stage, all, moves, dragged }: ColumnProps) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const rows = all.filter(({ status }) => status === stage);
  const isTarget = dragged?.spot.stage === stage && moveTo(dragged.held, stage) !== undefined;
  const sums = sumsOf(rows).map(({ currency, amount }) => format.money(amount, currency));
  return (
    <Card
      isFlush
      level={3}
      title={labels.option(proposals.name, 'status', stage)}
      hint={[t('proposal.stage', { count: rows.length }), ...sums].join(' · ')}
      data-stage={stage}
      {...(isTarget && dropTarget)}
    >
      {rows.length === 0 && <p className="muted">{t('proposal.stage_empty')}</p>}
      <Rows hasLines wraps>
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} moves={moves} drawn={dragged?.held.id === row.id ? dragged.spot : undefined} />
        ))}
      </Rows>
    </Card>
  );
}

function BoardCard({ row, moves, drawn }: { row: Row; moves: Moves; drawn: Drawn | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const items = moves.items(row);
  const client = (row.client as { name: string } | null)?.name;
  return (
    <RowItem
      data-card={items.length > 0 ? row.id : undefined}
      {...(drawn && draggedLook(drawn))}
      note={[row.number, client, format.money(Number(row.net_amount), String(row.currency)), format.share(Number(row.probability) * 100)]
        .filter(Boolean)
        .join(' · ')}
      end={
        items.length > 0 && (
          <MenuButton icon={Ellipsis} align="end" label={t('lists.row_menu', { what: String(row.title) })} items={items} />
        )
      }
    >
      <RowLink to={proposalPath(row.id)}>{String(row.title)}</RowLink>
    </RowItem>
  );
}
