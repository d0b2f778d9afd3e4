import type { Change } from '../../fields/change.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Table } from '../../ui/table.tsx';
import { DiffValue } from './diff-value.tsx';
import '../styles/diff.css';

/** Every field that changes, before and after. */
export function Diff({ model, changes }: { model: string; changes: readonly Change[] }) {
  const t = useTexts();
  const labels = useLabels();
  if (changes.length === 0) return <p className="muted">{t('history.no_changes')}</p>;
  return (
    <Table
      isFramed
      className="diff"
      rows={changes}
      keyOf={({ field }) => field}
      columns={[
        { name: 'field', head: t('shared.fields.field'), isHeading: true, cell: ({ field }) => labels.field(model, field) },
        {
          name: 'old',
          head: t('history.before'),
          cell: ({ field, old, old_name }) => <DiffValue model={model} field={field} value={old} name={old_name} />,
        },
        {
          name: 'new',
          head: t('history.after'),
          cell: ({ field, new: next, new_name }) => <DiffValue model={model} field={field} value={next} name={new_name} />,
        },
      ]}
    />
  );
}
