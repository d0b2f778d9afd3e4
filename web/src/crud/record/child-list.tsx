import { callsOf } from '@cadre/contract/calls-of';
import { isSealed } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isEmpty } from '../../fields/empty-value.tsx';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { PartForm } from '../form/part-form.tsx';
import { distinctLabelOf, labelOf, ownedBy } from '../page.ts';
import { RevealValue } from './reveal-value.tsx';
import '../styles/child-list.css';
import { usePart } from '../address/use-part.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

type Props = {
  /** A resource whose rows belong to an employee by `employee_id`. */
  resource: Resource;
  employee: { id: number; name: string };
  /** Rows that are already loaded; without them the list fetches its own. */
  rows?: Row[] | undefined;
  readOnly?: boolean;
};

/** The rows of a child resource as a small list: read them, add one, change one, take one away. */
export function ChildList({ resource, employee, rows: known, readOnly = false }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { data, error, refetch } = useChildren(resource, employee.id, known === undefined);
  const { open } = usePart(resource.name);
  const mayAdd = useMayAdd(resource, employee.id) && !readOnly;
  const [rowToDelete, setRowToDelete] = useState<Row>();
  const rows = known ?? data;
  if (error) return <FailedState size="page" title={t('lists.failed')} problem={error} onRetry={refetch} />;
  return (
    <div className="stacked gap-3 child-list" aria-busy={rows === undefined}>
      {rows?.length === 0 && <p className="muted">{labels.empty(resource.name)}</p>}
      {rows && rows.length > 0 && (
        <ul className="full">
          {rows.map((row) => (
            <li className="ruled flex gap-1" key={row.id}>
              <Child resource={resource} row={row} />
              {!readOnly && row.can?.update === true && (
                <IconButton
                  icon={Pencil}
                  label={`${t('common.edit')}: ${distinctLabelOf(resource, row)}`}
                  onClick={() => open({ kind: 'edit', id: row.id })}
                />
              )}
              {!readOnly && row.can?.delete === true && (
                <IconButton
                  icon={Trash2}
                  label={`${t('common.delete')}: ${distinctLabelOf(resource, row)}`}
                  onClick={() => setRowToDelete(row)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <Button size="small" icon={Plus} onClick={() => open({ kind: 'new' })}>
          {t('common.new', { what: labels.inline.a(resource.name) })}
        </Button>
      )}
      <PartForm name={resource.name} resource={resource} owner={ownedBy(employee)} />
      <Suspense>
        {rowToDelete && (
          <DeleteDialog
            page={{ resource, options: {} }}
            row={rowToDelete}
            onClose={() => setRowToDelete(undefined)}
            onDeleted={() => setRowToDelete(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The label of a row, then its other filled-in fields. */
function Child({ resource, row }: { resource: Resource; row: Row }) {
  const labels = useLabels();
  const format = useFormat();
  const others = resource.form.rows
    .flat()
    .filter((name) => name !== resource.label && name !== 'employee_id' && !isEmpty(row[name]) && row[name] !== false);
  const cellOf = (name: string) => {
    const field = fieldOf(resource, name);
    if (!field) return null;
    if (isSealed(field)) return <RevealValue resource={resource} id={row.id} field={name} value={row[name]} />;
    const { Cell } = kindOf(name, field);
    return <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
  };
  return (
    <div className="grow child-list__row">
      <span className="medium anywhere">{labelOf(resource, row)}</span>
      <dl className="meta-type flex wraps">
        {others.map((name) => (
          <div key={name}>
            <dt className="muted rigid">{labels.field(resource.name, name)}</dt>
            <dd className="anywhere">{cellOf(name)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const useChildren = (resource: Resource, employeeId: number, enabled: boolean) =>
  useCall(
    callsOf(resource).list,
    { filters: JSON.stringify({ employee_id: [employeeId] }), per_page: 200 },
    { enabled, select: ({ data }) => data as Row[] },
  );

/** With the scope `own` only for one's own list; the reach of wider scopes is checked by the server. */
function useMayAdd(resource: Resource, employeeId: number): boolean {
  const { permissions, employee } = useMe();
  const scope = permissions[rightOf(resource, 'create')];
  return scope !== undefined && (scope !== 'own' || employee?.id === employeeId);
}
