import { namedAs } from '@cadre/contract/fields';
import { rates } from '@cadre/contract/resources/rates';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps, NamedRef } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';

/** From the widest to the nearest. */
const about = ['client_id', 'project_id', 'project_task_id', 'department_id', 'job_id', 'employee_id'] as const;

/** The scope of a rate, by its kind and its name. */
function ScopeCell({ value, row }: CellProps) {
  const labels = useLabels();
  const names = about.flatMap((name) => (row[namedAs(name)] as NamedRef | null | undefined)?.name ?? []);
  return [labels.option(rates.name, 'scope', String(value)), ...names].join(' · ');
}

export const rateKinds: KindOverrides = { kind: { width: 120 }, scope: { Cell: ScopeCell, width: 320 } };
