import type { Resource } from './resource.ts';
import { resources } from './resources/index.ts';
import { type Permission, rightOf, seeRight } from './rights.ts';

/** The rights to see pay, by the declarations of guarded pay. */
export const payRights: readonly Permission[] = [
  ...new Set(
    Object.values<Resource>(resources).flatMap((resource) => [
      ...(resource.access.guarded === 'pay' ? [seeRight(resource)] : []),
      ...Object.values(resource.access.tiers ?? {}).flatMap(({ is, guarded, view }) =>
        is === 'pay' && guarded ? [rightOf(resource, view)] : [],
      ),
    ]),
  ),
];

/** The rights that a company should always have a holder of: to see guarded data, and to decide on it. */
export const guardedRights: readonly Permission[] = [
  ...new Set(
    Object.values<Resource>(resources).flatMap((resource) => [
      ...(resource.access.guarded ? [seeRight(resource), ...(resource.life.request?.right ? [resource.life.request.right] : [])] : []),
      ...Object.values(resource.access.tiers ?? {}).flatMap(({ guarded, view }) => (guarded ? [rightOf(resource, view)] : [])),
    ]),
  ),
];
