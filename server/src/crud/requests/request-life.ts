import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredRow } from '../access/caller.ts';
import { applyMove, type NamedMove } from '../acts/act.ts';
import { awaitsDecision, type QuestionName, questionOf } from '../acts/approvals.ts';
import { changeStatus } from '../acts/change-status.ts';
import { closeApprovals } from '../acts/close-approvals.ts';
import type { Behaviour, Move, Write } from '../behaviour.ts';
import { table } from '../read/table.ts';
import { findOverlap } from './absences.ts';
import { type Finding, refuseFindings } from './refuse-findings.ts';
import type { RequestContext, RequestHooks } from './request-hooks.ts';
import { draftState, isApproved, isMaterial, newAttempt, questionOfMove, sentState, stateOf } from './request-states.ts';
import type { Requests } from './requests.ts';

/** One kind of request: `behaviour` is all of it, `hooks` are its own part. */
export type Kind = { resource: Resource; behaviour: Behaviour; hooks: RequestHooks; requests: Requests };

/** Puts a question about a stored request to its approvers; what needs no decision is approved. */
async function requestDecision(kind: Kind, context: RequestContext, question: QuestionName): Promise<void> {
  const { resource, behaviour, hooks, requests } = kind;
  const { services, tx, caller, row } = context;
  const requester = hooks.requester?.(context);
  if (requester === null) return;
  const needsDecision = (await hooks.needsDecision?.(context, question)) ?? true;
  const opening = { resource, row, question, ...(requester !== undefined && { requester }) };
  if (needsDecision && (await requests.open(tx, caller, opening)) === 'pending') return;
  const name = questionOf(resource, question).yes;
  const move = resource.life.status?.moves[name] as NamedMove[1];
  const approve = async (how?: { silently: true }): Promise<void> => {
    const { notifies: _, ...silent } = move;
    await applyMove({ services, tx, resource, behaviour, caller }, row, [name, how?.silently ? silent : move]);
  };
  if (question !== 'request') return approve({ silently: true });
  return hooks.approveAtOnce ? hooks.approveAtOnce(context, approve) : approve();
}

/** After a draft was written: sends it, unless it is kept; a pending request that changed materially is sent again. */
export async function followDraft(kind: Kind, write: Write): Promise<void> {
  const { resource, hooks } = kind;
  const { tx, caller, before } = write;
  const context = { ...write, row: write.after as StoredRow };
  const isChanged = before !== undefined && isMaterial(resource, before, context.row);
  const isDraft = stateOf(resource, context.row) === draftState(resource);
  const isKept = before ? context.row.as_draft || before.as_draft === false : context.row.as_draft;
  const isSent = isDraft ? !isKept : isChanged && stateOf(resource, context.row) === sentState(resource);
  if (!isSent) return isDraft || isChanged ? recount(kind, context) : undefined;
  if (before) await closeApprovals(tx, resource.name, context.row.id);
  const values = { ...(await judged(kind, context)), ...newAttempt(resource, context.row) };
  const row = await changeStatus(tx, resource, caller, context.row, sentState(resource), { values });
  await hooks.reserve?.({ ...context, row });
  await requestDecision(kind, { ...context, row }, 'request');
}

/** Before a request that is sent as it is written: a material change needs another attempt, and another second person. */
export function countAttempt({ resource }: Pick<Kind, 'resource'>, { caller, values, before }: Write): void {
  const now = { ...before, ...values };
  if (before && !isMaterial(resource, before, now)) return;
  if (resource.life.request?.secondPerson) values.entered_by_id = caller.actor.user_id;
  if (awaitsDecision(resource, stateOf(resource, now))) Object.assign(values, newAttempt(resource, before));
}

/** After it was written: requests one decision per attempt. */
export async function followWritten(kind: Kind, write: Write): Promise<void> {
  const { resource } = kind;
  const { tx, before } = write;
  const row = write.after as StoredRow;
  const awaits = awaitsDecision(resource, stateOf(resource, row));
  const isSent = awaits && (!before || row.attempt !== before.attempt);
  if (before && (isSent || !awaits)) await closeApprovals(tx, resource.name, row.id);
  if (!isSent) return;
  refuseFound(kind, await findOverlap(tx, resource, row, write.caller.t));
  await requestDecision(kind, { ...write, row }, 'request');
}

/** Before a move that sends a request, or approves a draft. */
export async function prepareMove(kind: Kind, move: Move): Promise<void> {
  if (!isSending(kind, move)) return;
  const { resource } = kind;
  Object.assign(move.values, await judged(kind, { ...move, row: move.before }), newAttempt(resource, move.before));
}

/** After a move: its effects, and the question that it puts. */
export async function followMove(kind: Kind, move: Move, own: Behaviour['afterMove']): Promise<void> {
  const { resource, hooks } = kind;
  const { tx, before } = move;
  const stored = async (): Promise<RequestContext> => ({ ...move, row: await reload(tx, resource, before.id) });
  const [was, is] = [stateOf(resource, before), move.to].map((state) => isApproved(resource, state));
  if (hooks.reserve && isSending(kind, move)) await hooks.reserve(await stored());
  if (hooks.inForce && is && !was) await hooks.inForce(await stored());
  if (was && !is) await hooks.outOfForce?.({ ...move, row: before });
  await own?.(move);
  const question = questionOfMove(resource, move);
  if (question) await requestDecision(kind, await stored(), question);
}

function isSending({ resource }: Pick<Kind, 'resource'>, move: Move): boolean {
  const isDraft = resource.life.request?.starts === 'draft' && stateOf(resource, move.before) === draftState(resource);
  return questionOfMove(resource, move) === 'request' || (isDraft && isApproved(resource, move.to));
}

async function judged(kind: Kind, context: RequestContext): Promise<Record<string, unknown>> {
  const { tx, caller, row } = context;
  const { findings, values } = (await kind.hooks.judge?.(context)) ?? { findings: [], values: {} };
  refuseFound(kind, [...findings, ...(await findOverlap(tx, kind.resource, row, caller.t))]);
  return values;
}

function refuseFound({ hooks }: Kind, findings: readonly Finding[]): void {
  const { by, other } = hooks.refusals ?? { other: 'invalid' };
  refuseFindings(findings, { by: { ...by, leave_overlaps: 'leave_overlaps' }, other });
}

/** The columns of a request that is not sent follow its values, even if there are findings against them. */
async function recount({ resource, hooks }: Kind, context: RequestContext): Promise<void> {
  const values = Object.entries((await hooks.count?.(context)) ?? {});
  if (values.length === 0) return;
  const columns = values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${table(resource)} set ${sql.join(columns)} where id = ${context.row.id}`.execute(context.tx);
}

async function reload(tx: Transaction, resource: Resource, id: number): Promise<StoredRow> {
  const { rows } = await sql<StoredRow>`select * from ${table(resource)} where id = ${id}`.execute(tx);
  return rows[0] as StoredRow;
}
