import type { CatalogueEntry } from '@cadre/contract/permissions';
import { isAsWide, isScope, type Scope, scopes } from '@cadre/contract/scopes';
import type { Grant } from '@cadre/contract/values';

/** The rights of a role: right name to scope. */
export type Grants = Readonly<Record<string, Scope>>;
export type GrantChange = { name: string; from: Scope | undefined; to: Scope | undefined };

export const grantsOf = (permissions: unknown): Grants =>
  Object.fromEntries(((permissions ?? []) as Grant[]).flatMap(({ name, scope }) => (isScope(scope) ? [[name, scope]] : [])));

export const asList = (grants: Grants): Grant[] =>
  Object.entries(grants)
    .map(([name, scope]) => ({ name, scope }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

export function withGrant(grants: Grants, name: string, scope: Scope | undefined): Grants {
  const { [name]: _before, ...others } = grants;
  return scope ? { ...others, [name]: scope } : others;
}

/** Every right that differs between two roles, or between a role before and after a change. */
export function changesBetween(before: Grants, after: Grants): GrantChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => (before[name] === after[name] ? [] : [{ name, from: before[name], to: after[name] }]));
}

/** The scopes a right can have at all. */
export const scopesOf = ({ scopable }: Pick<CatalogueEntry, 'scopable'>): readonly Scope[] => (scopable ? scopes : ['all']);

/** Users cannot grant more than they hold; rights that the role already has may stay. */
export const mayGrant = (mine: Scope | undefined, saved: Scope | undefined, wanted: Scope): boolean =>
  isAsWide(mine, wanted) || isAsWide(saved, wanted);

/** A scope chosen for a whole area changes only granted, scopable rights of normal risk; risky rights keep theirs. */
export function inWholeArea({ scopable, risk }: Pick<CatalogueEntry, 'scopable' | 'risk'>, held: Scope, wanted: Scope | undefined) {
  if (!wanted) return undefined;
  return scopable && risk === 'normal' ? wanted : held;
}

/** More than before, and less than before. */
export const gainsAndLosses = (changes: readonly GrantChange[]): { gains: GrantChange[]; losses: GrantChange[] } => {
  const isGain = ({ from, to }: GrantChange) => to !== undefined && !isAsWide(from, to);
  return { gains: changes.filter(isGain), losses: changes.filter((change) => !isGain(change)) };
};
