import { checkRecord } from '@cadre/contract/check';
import type { Field } from '@cadre/contract/fields';
import type { Move as DeclaredMove, Resource, Status } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import type { RecordOf } from '@cadre/contract/values';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import { reach } from '../access/access.ts';
import type { StoredRow } from '../access/caller.ts';
import { type Acting, doorOf } from '../access/door.ts';
import type { Move } from '../behaviour.ts';
import { readRecord, readRow } from '../read/read.ts';
import { table } from '../read/table.ts';
import { isOwnRow } from '../write/own-row.ts';
import { findLocked, refuseStale } from '../write/stored-row.ts';
import { decisionOf } from './approvals.ts';
import { mayDecide } from './approver-conditions.ts';
import { changeStatus } from './change-status.ts';
import { notifyOwner } from './notify.ts';

export type NamedMove = [name: string, declared: DeclaredMove];
export type Acted<R extends Resource = Resource> = { message: string; data: RecordOf<R> };
/** Input of a move: the values, the version the caller has seen, and the note on a decision whose move takes no input. */
type Sent = {
  input: Record<string, unknown>;
  version?: number | undefined;
  note?: string | null;
  overrides?: boolean;
  notesAreOptional?: boolean;
};

/**
 * Applies the first of these moves that the row's state allows: locks the row, checks permission, changes the status, logs, notifies and
 * reads the row back.
 */
export async function act<R extends Resource>(acting: Acting<R>, id: number, moves: readonly NamedMove[], sent: Sent): Promise<Acted<R>> {
  const { tx, resource, behaviour, caller } = acting;
  await behaviour.lockFirst?.(tx, id);
  const { row: before, reached } = await lockFor(acting, id, moves);
  const decides = await mayDecideNow(acting, id, before, moves, sent.overrides === true);
  const [name, declared] = possible(acting, before, moves, (at) => (moves[at]?.[1].decidedBy ? decides : reached[at] === true));
  await refuseStale(tx, acting, before, sent.version);
  const input = checked(resource, sent.notesAreOptional ? withOptionalNote(declared) : declared, sent.input);
  const decided = declared.decidedBy
    ? await decide(acting, before, name, { note: sent.note ?? null, ...input }, sent.overrides === true)
    : 'decided';
  if (decided !== 'decided') return { message: caller.t(`done.approval_${decided}`), data: await readRow(tx, doorOf(acting), id) };
  const { message, kept: stored } = await applyMove(acting, before, [name, declared], input);
  const read = stored.some((column) => resource.fields[column]?.inside) ? readRecord : readRow;
  const data = await read(tx, doorOf(acting), id);
  return { message: message ?? sentence(acting, { ...before, ...data }), data };
}

/** Applies a move that is already permitted, including one that follows automatically because no approval is needed. The row is locked. */
export async function applyMove(
  acting: Acting,
  before: StoredRow,
  [name, declared]: NamedMove,
  input: Record<string, unknown> = {},
): Promise<{ message: string | undefined; kept: string[] }> {
  const { services, tx, resource, behaviour, caller } = acting;
  const stored = columnsFor(resource, declared, input);
  const values = { ...stored, ...(declared.stamps && { [declared.stamps]: sql`now()` }) };
  const move: Move = { services, tx, caller, before, name, to: declared.to, input, values };
  await behaviour.beforeMove?.(move);
  await changeStatus(tx, resource, caller, before, declared.to, { values: move.values, noted: Object.keys(stored) });
  await behaviour.afterMove?.(move);
  if (declared.notifies) await notifyOwner({ tx, resource, behaviour, row: before }, declared.notifies.owner);
  return { message: move.message, kept: Object.keys(stored) };
}

/** Once another approver has decided, the row may be out of reach; the error then names that approver. */
async function lockFor({ tx, resource, behaviour, caller }: Acting, id: number, moves: readonly NamedMove[]) {
  const rights = moves.map(([, { right }]) => right);
  const locked = await findLocked(tx, resource, caller, rights, id);
  if (locked) return locked;
  const decides = moves.some(([, { decidedBy }]) => decidedBy);
  throw (
    (decides && (await behaviour.approvals?.decidedBefore(tx, resource, id, caller))) || new Problem('not_found', { about: resource.name })
  );
}

/** Checked after the row is locked, so that concurrent decisions see each other; the later approver learns who decided first. */
async function mayDecideNow(acting: Acting, id: number, row: StoredRow, moves: readonly NamedMove[], overrides: boolean): Promise<boolean> {
  const { tx, resource, behaviour, caller } = acting;
  const fits = ([, { from }]: NamedMove): boolean => from.includes(String(row[(resource.life.status as Status).field]));
  const decisions = moves.filter(([, { decidedBy }]) => decidedBy);
  const decided = (decisions.find(fits) ?? (moves.some(fits) ? undefined : decisions[0]))?.[1];
  if (!decided) return false;
  await behaviour.approvals?.refresh(tx, resource, id);
  const byRight = reach(resource, caller.actor, rightOf(resource, decided.right));
  const { rows } = await sql<{ may: boolean }>`
    select ${mayDecide(resource, caller.actor, byRight)} as may from ${table(resource)} r where r.id = ${id}`.execute(tx);
  const may = rows[0]?.may === true || overrides;
  const isWaiting = decided.from.includes(String(row[(resource.life.status as Status).field]));
  const before = may && isWaiting ? undefined : await behaviour.approvals?.decidedBefore(tx, resource, id, caller);
  if (before) throw before;
  return may;
}

/** Only the last approver may limit an approval; before the last level there is nothing to limit. */
async function decide(
  { tx, resource, behaviour, caller }: Acting,
  row: StoredRow,
  name: string,
  input: Record<string, unknown>,
  overrides: boolean,
) {
  const { note = null, ...limits } = input;
  const decision = decisionOf(resource, name);
  const decided =
    (await behaviour.approvals?.decide({ tx, resource, row, caller, decision, note: note as string | null, overrides })) ?? 'decided';
  const [limit] = Object.entries(limits).find(([, value]) => value !== null) ?? [];
  if (decided !== 'decided' && limit !== undefined) throw new Problem('invalid', { fields: { [limit]: [{ code: 'last_level_only' }] } });
  return decided;
}

/**
 * The right is checked first, then the owner of the row, then its state. If two moves lead to the same state, the current state decides which
 * permission is required.
 */
function possible({ resource, caller }: Acting, row: StoredRow, moves: readonly NamedMove[], reaches: (at: number) => boolean): NamedMove {
  const { field, refusals } = resource.life.status as Status;
  const fits = ([, { from }]: NamedMove): boolean => from.includes(String(row[field]));
  const fitting = moves.some(fits) ? fits : () => true;
  const reached = moves.filter((move, at) => reaches(at) && fitting(move));
  if (reached.length === 0) throw new Problem('not_allowed');
  const isOwn = isOwnRow(resource, caller.actor, row);
  const others = reached.filter(([, { notByOwner, decidedBy }]) => !((notByOwner || decidedBy) && isOwn));
  if (others.length === 0) throw new Problem(refusals?.own ?? 'own_request');
  const allowed = others.filter(([, { byOwnerOnly }]) => !byOwnerOnly || isOwn);
  if (allowed.length === 0) throw new Problem('not_allowed');
  const found = allowed.find(fits);
  if (!found) throw new Problem(refusals?.state ?? 'wrong_state');
  return found;
}

/** A decision on an approval may go without a note. */
const withOptionalNote = ({ input: inputFields, ...move }: DeclaredMove): DeclaredMove => {
  if (!inputFields?.note) return { ...move, ...(inputFields && { input: inputFields }) };
  const { required: _, min: __, ...note } = inputFields.note as Field & { min?: number };
  return { ...move, input: { ...inputFields, note: note as Field } };
};

function checked({ name }: Resource, { input: inputFields = {} }: DeclaredMove, sent: Record<string, unknown>): Record<string, unknown> {
  const input = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
  const found = checkRecord(inputFields, input);
  if (Object.keys(found).length > 0) throw new Problem('invalid', { fields: found, about: name });
  return Object.fromEntries(Object.keys(inputFields).map((name) => [name, input[name] === '' ? null : (input[name] ?? null)]));
}

/** Inputs that only confirm a move have no column and are dropped. */
const columnsFor = (resource: Resource, { into = {} }: DeclaredMove, input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .map(([name, value]) => [into[name] ?? name, value] as const)
      .filter(([name]) => Object.hasOwn(resource.fields, name)),
  );

/** Names the current state: a move that needs no approval may already have continued to a later one. */
function sentence({ resource, caller: { t } }: Acting, row: StoredRow): string {
  const field = resource.life.status?.field as string;
  return t('done.status', {
    label: String(row[resource.label] ?? row.id),
    status: wordsOf(t).option(resource.name, field, String(row[field])),
  });
}
