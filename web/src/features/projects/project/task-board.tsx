import { projectTasks } from '@cadre/contract/resources/project-tasks';
import type { Page } from '../../../crud/page.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useHours } from '../../../platform/format/use-hours.ts';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';

/** Tasks by their state, side by side; each opens, and is moved on from there. */
export function TaskBoard({ rows, page }: { rows: Row[]; page: Page }) {
  const labels = useLabels();
  return (
    <Grid columns="fill-small" gap={3}>
      {projectTasks.fields.status.options.map((status) => (
        <Card key={status} level={3} title={labels.option(projectTasks.name, 'status', status)}>
          <Stack as="ul" gap={2} hasLines>
            {rows
              .filter((row) => row.status === status)
              .map((row) => (
                <li key={row.id}>
                  <TaskCard row={row} onOpen={() => page.open(row)} />
                </li>
              ))}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

function TaskCard({ row, onOpen }: { row: Row; onOpen: () => void }) {
  const format = useFormat();
  const inHours = useHours();
  const facts = [
    typeof row.due_date === 'string' && format.date(row.due_date),
    typeof row.estimated_minutes === 'number' && inHours(row.estimated_minutes),
    ...((row.assignees_named as NamedRef[] | undefined) ?? []).map(({ name }) => name),
  ];
  return (
    <Stack gap={0}>
      <TextButton onClick={onOpen}>{String(row.name)}</TextButton>
      <span className="muted">{facts.filter(Boolean).join(' · ')}</span>
    </Stack>
  );
}
