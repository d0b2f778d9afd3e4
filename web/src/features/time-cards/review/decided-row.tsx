import { toneOf } from '@cadre/contract/fields';
import { tasks } from '@cadre/contract/resources/tasks';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import type { Decision, Line } from './lines-of.ts';

type Props = { line: Line; mayDecide: boolean; decision: Decision | undefined; onDecide: (decision: Decision) => void };

/** A line of the week, day by day, with its notes; it may go back with a reason. */
export function DecidedRow({ line, mayDecide, decision = { isRejected: false, note: '' }, onDecide }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const words = useDayWords();
  const { project, project_task, cells, minutes } = line;
  const name = [`(${project.number}) ${project.name}`, project_task?.name].filter(Boolean).join(', ');
  const status = cells.find((cell) => cell.status === 'rejected')?.status ?? cells[0]?.status ?? 'draft';
  const isOpen = mayDecide && cells.some((cell) => cell.status === 'submitted');
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between">
        <strong>{name}</strong>
        <Cluster>
          <strong>{asHours(minutes)}</strong>
          <Badge tone={toneOf(tasks.fields.status, status)}>{labels.option('tasks', 'status', status)}</Badge>
        </Cluster>
      </Cluster>
      <Stack as="ul" gap={1}>
        {cells.map(({ id, date, minutes: hours, description, returned_note }) => (
          <li key={id}>
            {words.short(date)} {asHours(hours)} <span className="muted">{[description, returned_note].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </Stack>
      {isOpen && (
        <Checkbox
          isChecked={decision.isRejected}
          aria-label={t('timeCard.reject_row', { name })}
          onChange={(isRejected) => onDecide({ ...decision, isRejected })}
        >
          {t('timeCard.send_back')}
        </Checkbox>
      )}
      {isOpen && decision.isRejected && (
        <Field label={t('timeCard.reason')} mark={t('common.required')}>
          {({ id, describedBy }) => (
            <TextInput
              id={id}
              aria-describedby={describedBy}
              aria-required
              maxLength={500}
              value={decision.note}
              onChange={({ target }) => onDecide({ ...decision, note: target.value })}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
