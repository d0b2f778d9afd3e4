import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { type GrantsOfRole, type SeededRole, seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';

/** The seeded roles' grants of these rights. */
export const seededGrants = (names: ReadonlySet<string>): { role_id: number; permission: string; scope: Scope }[] =>
  Object.entries(seededRoles).flatMap(([role, role_id]) =>
    catalogue.flatMap((entry) => {
      const scope = names.has(entry.name) ? scopeOf(role as SeededRole, entry) : undefined;
      return scope ? [{ role_id, permission: entry.name, scope: entry.scopable ? scope : ('all' as const) }] : [];
    }),
  );

function scopeOf(role: SeededRole, entry: CatalogueEntry): Scope | undefined {
  if (role === 'administrator' && !showsPay(entry)) return 'all';
  if (role === 'auditor' && isForReaders(entry)) return 'all';
  const said = [entry.grants[role], entry.grants.everyone].map((grants) => scopeIn(grants, entry));
  return said.find((scope) => scope !== undefined) ?? undefined;
}

const isForReaders = (entry: CatalogueEntry): boolean =>
  entry.action.startsWith('view') && !isPay(entry.name) && !isGuardedView(entry.name);

/** A star never means pay. */
function scopeIn(grants: GrantsOfRole | undefined, { name, action }: CatalogueEntry): Scope | null | undefined {
  if (grants === undefined) return undefined;
  const byAction = typeof grants === 'string' ? { '*': grants } : grants;
  return action in byAction || isPay(name) ? byAction[action] : byAction['*'];
}

const all = Object.values<Resource>(resources);

/** Salaries, bands, hourly costs and other pay: for payroll and the employee, not for administrators of the system. */
const pay = new Set<string>(
  all.flatMap((resource) => {
    const tiers = Object.values(resource.access.tiers ?? {}).filter(({ is }) => is === 'pay');
    const rights = tiers.flatMap(({ view, update }) => [rightOf(resource, view), rightOf(resource, update)]);
    return resource.access.guarded === 'pay' && resource.access.partOf
      ? [...rights, rightOf(resource, 'view'), rightOf(resource, 'update')]
      : rights;
  }),
);

/** The rights that show a person's guarded data, pay or not: contracts, documents, home addresses. */
const guarded = new Set<string>(
  all.flatMap((resource) => [
    ...(resource.access.guarded ? [seeRight(resource)] : []),
    ...Object.values(resource.access.tiers ?? {}).flatMap((tier) => (tier.guarded ? [rightOf(resource, tier.view)] : [])),
  ]),
);

const isPay = (name: string): boolean => pay.has(name);
const isGuardedView = (name: string): boolean => guarded.has(name);

/** Contracts and offers show pay as well. */
const showsPay = ({ name, resource }: CatalogueEntry): boolean =>
  isPay(name) || (resources as Record<string, Resource>)[resource]?.access.guarded === 'pay';
