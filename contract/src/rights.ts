import type { Resource } from './resource.ts';

/** How rights are called. Which there are stands in permissions.ts, which knows every resource. */
export type Permission = `${string}.${string}`;

/** The right to do this with a resource's records; a part's rights are those of the whole, and a right by its whole name is that right. */
export const rightOf = (of: Resource, action: string): Permission => {
  if (isWhole(action)) return action;
  if (!of.partOf) return right(of.rightsOf ?? of.name, action);
  const { resource, view, update } = of.partOf;
  return right(resource, ['view', 'export'].includes(action) ? view : update);
};

export const isWhole = (action: string): action is Permission => action.includes('.');

export const right = (resource: string, action: string): Permission => `${resource}.${action}`;
export const seeRight = (of: Resource): Permission => rightOf(of, of.seenBy ?? 'view');
