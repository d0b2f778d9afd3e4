import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';

export const resourceNamed = (name: string): Resource | undefined =>
  Object.hasOwn(resources, name) ? resources[name as ResourceName] : undefined;
