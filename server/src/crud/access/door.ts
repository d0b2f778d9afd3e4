import { withCustom } from '@cadre/contract/custom-fields';
import type { Resource } from '@cadre/contract/resource';
import type { ResourceName } from '@cadre/contract/resources/index';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Behaviour, Behaviours } from '../behaviour.ts';
import type { Caller } from './caller.ts';

/** A resource as seen by one actor; every read goes through it. */
export type Door<R extends Resource = Resource> = { resource: R; behaviour: Behaviour; actor: Actor };

/** A write at that door, on its way. */
export type Acting<R extends Resource = Resource> = {
  services: Services;
  tx: Transaction;
  resource: R;
  behaviour: Behaviour;
  caller: Caller;
};

export const doorTo = <R extends Resource>(resource: R, behaviours: Behaviours, actor: Actor): Door<R> => ({
  resource: withCustom(resource, actor.custom),
  behaviour: behaviours[resource.name as ResourceName] ?? {},
  actor,
});

/** The door of a write, to read back its result. */
export const doorOf = <R extends Resource>({
  resource,
  behaviour,
  caller,
}: Pick<Acting<R>, 'resource' | 'behaviour' | 'caller'>): Door<R> => ({
  resource,
  behaviour,
  actor: caller.actor,
});
