import type { Resource } from './resource.ts';

/** The format of rights. The full list is in permissions.ts, which knows every resource. */
export type Permission = `${string}.${string}`;

/** The right to do this with a resource's records; a part's rights are those of the whole, and a right by its whole name is that right. */
export const rightOf = (resource: Resource, action: string): Permission => {
  if (isWhole(action)) return action;
  if (!resource.access.partOf) return right(resource.access.rightsOf ?? resource.name, action);
  const { resource: whole, view, update } = resource.access.partOf;
  return right(whole, ['view', 'export'].includes(action) ? view : update);
};

export const isWhole = (action: string): action is Permission => action.includes('.');

export const right = (resource: string, action: string): Permission => `${resource}.${action}`;
export const seeRight = (resource: Resource): Permission => rightOf(resource, resource.access.seenBy ?? 'view');
