import type { Change } from '../fields/changes.tsx';
import { useLabels } from '../fields/labels.ts';
import { useTexts } from '../platform/texts.ts';
import { DiffValue } from './diff-value.tsx';
import './styles/diff.css';

/** Every field that changes, before and after. */
export function Diff({ model, changes }: { model: string; changes: readonly Change[] }) {
  const t = useTexts();
  const labels = useLabels();
  if (changes.length === 0) return <p className="muted">{t('history.no_changes')}</p>;
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{t('shared.fields.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, old, new: next, old_name, new_name }) => (
          <tr key={field}>
            <th scope="row">{labels.field(model, field)}</th>
            <td>
              <DiffValue model={model} field={field} value={old} name={old_name} />
            </td>
            <td>
              <DiffValue model={model} field={field} value={next} name={new_name} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
