import { fieldOf, type Resource, tierRights } from './resource.ts';
import { type ResourceName, resources } from './resources/index.ts';
import { type Permission, rightOf, seeRight } from './rights.ts';

/** The additional right required to see this field, or undefined if every reader of the record sees it. */
export function rightToSee(of: ResourceName, name: string): Permission | undefined {
  const resource: Resource = resources[of];
  const field = fieldOf(resource, name);
  if (!field) throw new Error(`${of} has no field ${name}`);
  if (field.tier) return rightOf(resource, tierRights(resource, field.tier).view);
  return resource.access.guarded ? seeRight(resource) : undefined;
}
