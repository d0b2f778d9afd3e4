import { statements } from '@cadre/contract/resources/statements';
import { Check, Send } from 'lucide-react';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import { OtherMoves } from '../../crud/moves/other-moves.tsx';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useHours } from '../../platform/format/use-hours.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { GatherAgain } from './gather-again.tsx';
import type { Statement } from './statement.ts';
import { StatementFiles } from './statement-files.tsx';

const leading = ['review', 'issue'] as const;
const icons = { review: Check, issue: Send };

/** The statement's title, total and next action. */
export function StatementHead({ statement }: { statement: Statement }) {
  const t = useTexts();
  const format = useFormat();
  const row = statement as unknown as Row;
  const projects = statement.project_ids_named?.map(({ name }) => name) ?? [];
  const facts = [statement.client?.name, `${format.date(statement.from_date)} – ${format.date(statement.to_date)}`, format.list(projects)];
  return (
    <Card>
      <Stack>
        <Cluster justify="between" gap={4}>
          <Stack gap={1}>
            <Cluster gap={3}>
              <Heading level={2} size="page">
                {statement.number}
              </Heading>
              <StatusBadge name="status" field={statements.fields.status} value={statement.status ?? 'draft'} />
            </Cluster>
            <p className="muted">{facts.filter(Boolean).join(' · ')}</p>
          </Stack>
          <Cluster>
            <StatementFiles statement={statement} />
            <OtherMoves resource={statements} row={row} name={statement.number ?? ''} leading={leading} />
          </Cluster>
        </Cluster>
        <Sums statement={statement} />
        <Stack gap={3}>
          <p>{t(`statements.next.${statement.status ?? 'draft'}`)}</p>
          {statement.cancel_reason && (
            <Alert tone="info" takesFocus={false}>
              {statement.cancel_reason}
            </Alert>
          )}
          <Cluster isFullOnPhone>
            {leading.map((move, at) => (
              <MoveButton
                key={move}
                resource={statements}
                row={row}
                move={move}
                icon={icons[move]}
                variant={at === 0 ? 'primary' : 'plain'}
              />
            ))}
            {row.can?.update === true && <GatherAgain id={statement.id} />}
          </Cluster>
        </Stack>
      </Stack>
    </Card>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const labels = useLabels();
  const format = useFormat();
  const { total_minutes, full_amount, written_down, total, currency } = statement;
  const inHours = useHours();
  const label = (name: string) => labels.field(statements.name, name);
  const money = (amount: number | null | undefined) => format.money(amount ?? 0, currency);
  return (
    <DescriptionList layout="numbers">
      <Description label={label('total_minutes')}>{inHours(total_minutes ?? 0)}</Description>
      {total !== undefined && (
        <>
          <Description label={label('full_amount')}>{money(full_amount)}</Description>
          <Description label={label('written_down')}>{money(written_down)}</Description>
          <Description label={label('total')}>{money(total)}</Description>
        </>
      )}
    </DescriptionList>
  );
}
