import { fieldOf, type Resource } from '@cadre/contract/resource';

export type Column = { name: string; isShown: boolean };

/** All columns that a list can have: the declared ones in their order, then when a record was made and changed. */
export function declaredColumns(resource: Resource, isAllowed: (name: string) => boolean): Column[] {
  const declared = resource.list.table.map((entry) => ({ name: entry.replace(/^-/, ''), isShown: !entry.startsWith('-') }));
  const system = (resource.life.ledger ? [] : ['created_at', 'updated_at']).filter(
    (name) => !declared.some((column) => column.name === name),
  );
  return [...declared, ...system.map((name) => ({ name, isShown: false }))].filter(
    ({ name }) => isAllowed(name) && fieldOf(resource, name),
  );
}

/** Applies a user's choice to the columns declared today: unknown columns vanish, new ones join in their declared state. */
export function applyChoice(declared: Column[], chosen: readonly Column[] | undefined): Column[] {
  if (!chosen) return declared;
  const known = chosen.filter(({ name }) => declared.some((column) => column.name === name));
  return [...known, ...declared.filter(({ name }) => !known.some((column) => column.name === name))];
}

export const toggled = (columns: readonly Column[], name: string): Column[] =>
  columns.map((column) => (column.name === name ? { ...column, isShown: !column.isShown } : column));

export function moved(columns: readonly Column[], name: string, by: 1 | -1): Column[] {
  const from = columns.findIndex((column) => column.name === name);
  const to = from + by;
  const [column, other] = [columns[from], columns[to]];
  if (!column || !other) return [...columns];
  return columns.with(to, column).with(from, other);
}
