import { type RequestKind, requestKinds } from '@cadre/contract/request-kinds';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import type { Approvals } from '../acts/approvals.ts';
import type { Behaviour, Behaviours } from '../behaviour.ts';
import { lockAbsencesOf, lockPersonOf } from './lock-absences.ts';
import { countAttempt, followDraft, followMove, followWritten, type Kind, prepareMove } from './request-life.ts';
import { createRequests, type Requests } from './requests.ts';
import { canBySecondPerson, requireSecondPerson } from './second-person.ts';
import { canWithDrafts, prepareDraft, refuseDecided, refuseSent } from './write-draft.ts';

/** Adds the life of a request to the behaviour of each kind. */
export function withRequests<B extends Behaviours>(behaviours: B, approvals: Approvals): B & Record<RequestKind, Behaviour> {
  const requests = createRequests(approvals);
  const lives = requestKinds.map((name) => [name, withLife(resources[name], behaviours[name] ?? {}, approvals, requests)]);
  return { ...behaviours, ...Object.fromEntries(lives) };
}

function withLife(resource: Resource, own: Behaviour, approvals: Approvals, requests: Requests): Behaviour {
  const { starts, secondPerson, absence } = resource.life.request ?? {};
  const { request: hooks = {} } = own;
  const behaviour: Behaviour = {
    ...(absence && { lockFirst: lockPersonOf(resource) }),
    ...own,
    can: { ...(starts === 'draft' && canWithDrafts(resource)), ...(secondPerson && canBySecondPerson(resource)), ...own.can },
    approvals: {
      ...approvals,
      async decide(deciding) {
        const refusal = hooks.refuseDecision?.(deciding);
        if (refusal) throw refusal;
        return approvals.decide(deciding);
      },
    },
    async beforeWrite(write) {
      if (starts === 'draft' && write.before && !own.can?.update) refuseDecided(resource, write.before);
      if (starts === 'draft') await prepareDraft(resource, write);
      if (absence && !write.before) await lockAbsencesOf(write.tx, Number(write.values[String(resource.access.owner?.employee)]));
      await own.beforeWrite?.(write);
      if (starts === 'pending') countAttempt(kind, write);
    },
    async afterWrite(write) {
      await own.afterWrite?.(write);
      if (starts === 'draft') await followDraft(kind, write);
      if (starts === 'pending') await followWritten(kind, write);
    },
    async beforeMove(move) {
      if (secondPerson) requireSecondPerson(resource, move);
      await own.beforeMove?.(move);
      await prepareMove(kind, move);
    },
    afterMove: (move) => followMove(kind, move, own.afterMove),
    async beforeDelete(removal) {
      if (starts === 'draft') refuseSent(resource, removal.before);
      await own.beforeDelete?.(removal);
    },
  };
  const kind: Kind = { resource, behaviour, hooks, requests };
  return behaviour;
}
