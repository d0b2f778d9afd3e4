import type { CatalogueEntry } from '@cadre/contract/permissions';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { right, rightOf, seeRight } from '@cadre/contract/rights';

const all = Object.values<Resource>(resources);

/** Salaries, bands and what else is pay: for payroll and its owner, not for who administers the system. */
const pay = new Set<string>(
  all.flatMap((resource) => {
    const tier = resource.tiers?.pay
      ? [right(resource.name, resource.tiers.pay.view), right(resource.name, resource.tiers.pay.update)]
      : [];
    return resource.guarded === 'pay' && resource.partOf ? [...tier, rightOf(resource, 'view'), rightOf(resource, 'update')] : tier;
  }),
);

/** What shows a person's guarded data, pay or not: contracts, documents, home addresses. */
const guarded = new Set<string>(
  all.flatMap((resource) => [
    ...(resource.guarded ? [seeRight(resource)] : []),
    ...Object.values(resource.tiers ?? {}).flatMap((tier) => (tier.guarded ? [right(resource.name, tier.view)] : [])),
  ]),
);

export const isPay = (name: string): boolean => pay.has(name);
export const isGuardedView = (name: string): boolean => guarded.has(name);

/** Contracts and offers show pay as well. */
export const showsPay = ({ name, resource }: CatalogueEntry): boolean =>
  isPay(name) || (resources as Record<string, Resource>)[resource]?.guarded === 'pay';
