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
        <Grid columns="fill-medium">
          {stages.map((stage) => (
            <Column key={stage} stage={stage} all={rows} moves={moves} />
          ))}
        </Grid>
      )}
      {moves.dialog}
    </Stack>
  );
}

function Column({ stage, all, moves }: { stage: Stage; all: readonly Row[]; moves: Moves }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const rows = all.filter(({ status }) => status === stage);
  const dragged = (id: string) => all.find((row) => String(row.id) === id);
  const sums = sumsOf(rows).map(({ currency, amount }) => format.money(amount, currency));
  return (
    <Card
      isFlush
      level={3}
      title={labels.option(proposals.name, 'status', stage)}
      hint={[t('proposal.stage', { count: rows.length }), ...sums].join(' · ')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const row = dragged(event.dataTransfer.getData('text/plain'));
        const move = row && moveTo(row, stage);
        if (row && move) moves.start(move, [row]);
      }}
    >
      {rows.length === 0 && <p className="muted">{t('proposal.stage_empty')}</p>}
      <Rows hasLines wraps>
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} moves={moves} />
        ))}
      </Rows>
    </Card>
  );
}

function BoardCard({ row, moves }: { row: Row; moves: Moves }) {
  const t = useTexts();
  const format = useFormat();
  const items = moves.items(row);
  const client = (row.client as { name: string } | null)?.name;
  return (
    <RowItem
      draggable={items.length > 0}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(row.id))}
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
