import type { Change } from '../../fields/change.ts';
import { useChangeNames } from '../../fields/change-names.ts';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Table } from '../../ui/table/table.tsx';
import { DiffValue } from './diff-value.tsx';
import '../styles/diff.css';

/** Every field that changes, before and after. */
export function Diff({ model, changes }: { model: string; changes: readonly Change[] }) {
  const t = useTexts();
  const labels = useLabels();
  const nameOf = useChangeNames();
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
          cell: (change) => <DiffValue model={model} field={change.field} value={change.old} name={nameOf(change, 'old')} />,
        },
        {
          name: 'new',
          head: t('history.after'),
          cell: (change) => <DiffValue model={model} field={change.field} value={change.new} name={nameOf(change, 'new')} />,
        },
      ]}
    />
  );
}
