import type { BulkOutcome } from '@cadre/contract/calls/people';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields } from '@cadre/contract/resources/employees';
import { kindOf } from '../../../fields/index.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import './bulk.css';

/** Whom it would change and how, and who cannot be changed like this and why. */
export function BulkPreview({ outcome: { changed, refused }, onLeaveOut }: { outcome: BulkOutcome; onLeaveOut: () => void }) {
  const t = useTexts();
  return (
    <div className="bulk-preview">
      {refused.length > 0 && (
        <div className="form-summary" role="alert">
          <p>{t('people.bulk.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ employee_id, name, error }) => (
              <li key={employee_id}>
                {name}: {error}
              </li>
            ))}
          </ul>
          {changed.length > 0 && (
            <Button size="small" onClick={onLeaveOut}>
              {t('people.bulk.leave_out')}
            </Button>
          )}
        </div>
      )}
      {changed.length === 0 && refused.length === 0 && <p>{t('people.bulk.nothing')}</p>}
      {changed.length > 0 && (
        <>
          <p role="status">{t('people.bulk.changed', { count: changed.length })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section className="bulk-preview__table" tabIndex={0} aria-label={t('people.bulk.preview')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('people.bulk.person')}</th>
                  <th scope="col">{t('history.before')}</th>
                  <th scope="col">{t('history.after')}</th>
                </tr>
              </thead>
              <tbody>
                {changed.map(({ employee_id, name, before, after }) => (
                  <tr key={employee_id}>
                    <th scope="row">{name}</th>
                    <td>
                      <Facts values={before} />
                    </td>
                    <td>
                      <Facts values={after} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </div>
  );
}

function Facts({ values }: { values: Record<string, unknown> }) {
  const labels = useLabels();
  const format = useFormat();
  return (
    <dl>
      {datedFields
        .filter((name) => name in values)
        .map((name) => {
          const field = employeeVersions.fields[name];
          const { Cell } = kindOf(name, field);
          return (
            <div key={name}>
              <dt>{labels.field('employee-versions', name)}</dt>
              <dd>
                <Cell name={name} field={field} value={values[name]} row={values as Row} format={format} />
              </dd>
            </div>
          );
        })}
    </dl>
  );
}
