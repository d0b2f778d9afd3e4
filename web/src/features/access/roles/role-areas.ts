import type { CatalogueEntry } from '@cadre/contract/permissions';

/** The actions that most areas have; each has its own column. */
export const commonActions = ['view', 'create', 'update', 'delete', 'export'] as const;

export type Area = {
  resource: string;
  rights: CatalogueEntry[];
  /** By column; an area without an action has a gap there. */
  common: (CatalogueEntry | undefined)[];
  others: CatalogueEntry[];
};

/** Groups the matching catalogue entries by area, in catalogue order. */
export function areasOf(catalogue: readonly CatalogueEntry[], isNeeded: (entry: CatalogueEntry) => boolean): Area[] {
  const wanted = Map.groupBy(catalogue.filter(isNeeded), ({ resource }) => resource);
  return [...wanted].map(([resource, rights]) => ({
    resource,
    rights,
    common: commonActions.map((action) => rights.find((entry) => entry.action === action)),
    others: rights.filter(({ action }) => !commonActions.some((common) => common === action)),
  }));
}

/** Every typed word must occur somewhere in the names of the right. */
export function isCalled(typed: string, names: readonly string[]): boolean {
  const message = names.join(' ').toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => message.includes(word));
}
