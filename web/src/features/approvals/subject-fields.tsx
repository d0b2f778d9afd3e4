import type { Resource } from '@cadre/contract/resource';
import { Files } from '../../crud/files/files.tsx';
import { Diff } from '../../crud/record/diff.tsx';
import { RecordFields } from '../../crud/record/record-fields.tsx';
import { useRecord } from '../../crud/record/use-record.ts';
import { changesOf } from '../../fields/change.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Fields already shown in the head of the card or in the table of changes. */
const result = [
  'changes',
  'model',
  'model_id',
  'employee_id',
  'created_at',
  'updated_at',
  'title',
  'color',
  'unit',
  'attempt',
  'may_choose',
  'requires_approval_to_cancel',
];

type Props = { resource: Resource; id: number; saidAbove?: readonly string[] | undefined };

/** The requested change: before and after for a change, otherwise the request's fields and files. */
export function SubjectFields({ resource, id, saidAbove = [] }: Props) {
  const { data: row, error, refetch } = useRecord(resource, id);
  if (error) return <FailedState problem={error} onRetry={refetch} />;
  if (!row) return <Skeleton columns={2} rows={2} />;
  const hidden = Object.keys(row).filter((name) => isNoop(resource, name, row[name]));
  return (
    <Stack>
      {resource.fields.changes && <Diff model={String(row.model)} changes={changesOf(row.changes)} />}
      <RecordFields page={{ resource, options: { hideFields: [...result, ...saidAbove, ...hidden] } }} row={row} />
      {resource.record.media && <Files resource={resource} id={id} mayChange={false} />}
    </Stack>
  );
}

/** Hides fields that the head already shows, empty fields and zero durations. */
function isNoop({ fields, life: { request } }: Resource, name: string, value: unknown): boolean {
  const { kind, readonly, computed } = fields[name] ?? {};
  const isZero = value === 0 && kind === 'minutes' && (readonly === true || computed === true);
  return name === request?.called || value === null || value === '' || value === 'full' || kind === 'document' || isZero;
}
