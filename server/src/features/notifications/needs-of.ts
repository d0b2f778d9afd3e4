import type { AnswerOf } from '@cadre/contract/call';
import type { myTodosCall } from '@cadre/contract/calls/notifications';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { excuses } from '@cadre/contract/resources/excuses';
import { forms } from '@cadre/contract/resources/forms';
import { leaves } from '@cadre/contract/resources/leaves';
import { overtime } from '@cadre/contract/resources/overtime';
import { seeRight } from '@cadre/contract/rights';
import { doorTo } from '../../crud/access/door.ts';
import { withRls } from '../../crud/access/with-rls.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { countSeen } from '../../crud/read/count-seen.ts';
import { listText } from '../../crud/read/list.ts';
import { readListQuery } from '../../crud/read/list-query.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Services } from '../../platform/services.ts';

type Needs = Omit<AnswerOf<typeof myTodosCall>['data'], 'unread'>;
type Row = { id: number; title: string; summary: string; status: string; due_on: string | null; decided_at: string | null };

/** The open tasks of its reader: the first of each of their own lists, as those lists show them. */
export async function needsOf({ db }: Services, behaviours: Behaviours, actor: Actor): Promise<Needs> {
  const own = async (resource: Resource, ...status: string[]): Promise<Row[]> => {
    if (actor.employee_id === null || !actor.rights.has(seeRight(resource))) return [];
    const door = doorTo(resource, behaviours, actor);
    const filters = JSON.stringify({ employee_id: 'self', status });
    const wanted = readListQuery(door.resource, actor, { filters, per_page: '20' });
    return JSON.parse(await withRls(db, resource, (on) => listText(on, door, wanted))).data;
  };
  const [waiting, papers, contracts, changes, refused, excused, longer] = await Promise.all([
    countSeen(db, doorTo(approvals, behaviours, actor), { approver: 'self', status: ['pending'] }),
    own(documents, 'requested', 'rejected'),
    own(forms, 'issued'),
    own(changeRequests, 'rejected'),
    own(leaves, 'rejected'),
    own(excuses, 'rejected'),
    own(overtime, 'open'),
  ]);
  return {
    decisions: waiting.total,
    documents: papers.map(({ id, title, status, due_on }) => ({ id, title, status, due_on: due_on ?? null })),
    forms: contracts.map(titled),
    requests: changes.map(({ id, summary, decided_at }) => ({ id, title: summary, decided_at: decided_at ?? null })),
    leaves: refused.map(decided),
    excuses: excused.map(decided),
    overtime: longer.map(titled),
  };
}

const titled = ({ id, title }: Row) => ({ id, title });
const decided = ({ id, title, decided_at }: Row) => ({ id, title, decided_at: decided_at ?? null });
