import { type Resource, tierRights } from '@cadre/contract/resource';

/** Whether a person has to agree, even if a chain decides by itself: decisions about pay, and about records of guarded personal data. */
export const needsPerson = (resource: Resource): boolean =>
  resource.access.guarded !== undefined || Object.keys(resource.access.tiers ?? {}).some((tier) => tierRights(resource, tier).is === 'pay');
