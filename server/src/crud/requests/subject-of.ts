import { fieldOf, type Resource } from '@cadre/contract/resource';
import { toMajor } from '@cadre/rules/money';
import type { StoredRow } from '../access/caller.ts';
import type { QuestionName, Subject } from '../acts/approvals.ts';
import { employeeOf } from '../write/audit.ts';

/** A request in the form that approval chains use. Later questions count their own attempts. */
export function subjectOf(resource: Resource, row: StoredRow, question: QuestionName = 'request', requester?: number): Subject {
  const { facts = [], substitute } = resource.life.request ?? {};
  const { attempt, currency } = row;
  return {
    resource,
    id: row.id,
    employee_id: requester ?? (employeeOf(resource, row) as number),
    values: Object.fromEntries(facts.map((name) => [name, factOf(resource, row, name)])),
    question,
    ...(question === 'request' && typeof attempt === 'number' && { attempt }),
    ...(typeof currency === 'string' && { currency }),
    ...(substitute && { substitute_id: row[substitute] as number | null }),
  };
}

/** Amounts count in major units. An unknown number counts as zero. */
function factOf(resource: Resource, row: StoredRow, name: string): number | string | null {
  const field = fieldOf(resource, name);
  const value = row[name];
  if (field?.kind === 'money') return toMajor(Number(value ?? 0), String(row[field.currency]));
  return field?.kind === 'choice' ? (value as string | null) : Number(value ?? 0);
}
