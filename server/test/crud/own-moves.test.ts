import type { Move, Resource } from '@cadre/contract/resource';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitsDecision } from '../../src/crud/acts/approvals.ts';
import { table } from '../../src/crud/read/table.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';
import { asSystem } from '../databases/as-system.ts';
import { alikeHere, usualResources } from './resources-here.ts';
import { sampleOf, sampleValue } from './samples.ts';
import { openScene, type Player, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

type Row = Record<string, unknown> & { id: number };

const isOwnRule = ({ notByOwner, byOwnerOnly, decidedBy }: Move): boolean => Boolean(notByOwner || byOwnerOnly || decidedBy);
const movesOf = (resource: Resource): [string, Move][] =>
  Object.entries(resource.life.status?.moves ?? {}).filter(([, move]) => resource.life.request || isOwnRule(move));
const moving = alikeHere(usualResources.filter(([, resource]) => movesOf(resource).length > 0));

/** Moves that need more than a state: another rule refuses them here, after ownership was accepted. Tests of each feature cover the rest. */
const otherRules: Record<string, string> = {
  'users confirm': 'not_allowed',
  'forms accept': 'invalid',
  'forms decline': 'invalid',
  'documents accept': 'document_without_file',
  'change-requests approve': 'request_outdated',
  'leaves agree_to_shorten': 'wrong_state',
  'leaves give_back': 'leave_needs_asking',
  'travels complete': 'travel_not_over',
  'shift-swaps approve': 'swap_too_late',
  'excuses submit': 'excuse_refused',
  'payrolls submit': 'run_has_no_payslips',
  'payrolls approve': 'payslips_are_outdated',
  'payrolls close': 'invalid',
  'salaries leave_out': 'wrong_state',
  'proposals submit': 'proposal_has_no_lines',
  'proposals send': 'proposal_has_no_lines',
  'proposals accept': 'invalid',
};

/** The two owners of a swap are not alike: only the colleague answers it, and only the requester withdraws it. */
const notAlike = new Set(['shift-swaps agree', 'shift-swaps refuse']);

const inMay = sql`(extract(year from now()) + 1)::int, 5`;
/** Values without which a row cannot have the states of its moves. */
const facts: Record<string, (other: Player, state: string) => Sql> = {
  leaves: () => sql`, from_date = make_date(${inMay}, 4), to_date = make_date(${inMay}, 5)`,
  travels: () => sql`, start_date = make_date(${inMay}, 4), end_date = make_date(${inMay}, 5)`,
  excuses: () => sql`, date = make_date(${inMay}, 4)`,
  'shift-swaps': (other) => sql`, to_employee_id = ${other.employee_id}`,
  'time-cards': () => sql`, submitted_by_id = null`,
  payrolls: () => sql`, calculated_by_id = null, submitted_by_id = null`,
  salaries: (_, state) => sql`, paid_on = ${state === 'paid' ? sql`current_date` : sql`null`}`,
};

/** Two people with every right of the resource; one of them owns a row. */
async function castOf(resource: Resource): Promise<{ owner: Player; other: Player; row: Row }> {
  const actions = [
    'create',
    'update',
    'delete',
    ...(resource.access.extraRights ?? []),
    ...movesOf(resource).map(([, { right }]) => right),
  ];
  const rights = [seeRight(resource), ...actions.map((action) => rightOf(resource, action))];
  const join = () => scene.newcomer(rights.map((name): [Permission, 'all'] => [name as Permission, 'all']));
  const [owner, other] = [await join(), await join()];
  const { employee, user } = resource.access.owner ?? {};
  const rows = (await scene.rows(resource)) as Row[];
  const row = rows.find((one) => (employee && one[employee] === owner.employee_id) || (user && one[user] === owner.user_id));
  return { owner, other, row: (resource.access.owner ? row : rows[0]) as Row };
}

type Placed = { resource: Resource; name: string; move: Move; owner: Player; other: Player; row: Row };

const fromOf = (resource: Resource, { from }: Move): string =>
  from.find((state) => state !== resource.life.status?.privateWhile) ?? (from[0] as string);

/** Puts the row into a state from which the move leads, with an open approval. */
async function place({ resource, name, move, owner, other, row }: Placed): Promise<void> {
  const { db } = scene.office.services;
  const field = sql.ref(resource.life.status?.field as string);
  const state = fromOf(resource, move);
  const values = sql`${field} = ${state}${facts[resource.name]?.(other, state) ?? sql``}`;
  // A paid payslip changes only when its payment is undone.
  if (resource.name === 'salaries')
    await asSystem(db, sql`update salaries set status = 'approved', paid_on = null where id = ${row.id} and status = 'paid'`);
  await asSystem(db, sql`update ${table(resource)} set ${values} where id = ${row.id}`);
  const further = Object.entries(resource.life.request?.further ?? {});
  if (resource.life.request)
    await ask({ resource, owner, other, row }, further.find(([, { yes, no }]) => [yes, no].includes(name))?.[0] ?? 'request');
}

/** An approval that waits for both people, and no other. */
async function ask({ resource, owner, other, row }: Omit<Placed, 'name' | 'move'>, question: string): Promise<void> {
  const { db } = scene.office.services;
  await sql`delete from approvals where model = ${resource.name} and model_id = ${row.id}`.execute(db);
  await sql`
    with waiting as (
      insert into approvals (model, model_id, employee_id, question, level, mode, chain, approver_kind)
      values (${resource.name}, ${row.id}, ${owner.employee_id}, ${question}, 1, 'any', '{"levels": [], "substitute_id": null}', 'user') returning id)
    insert into approval_assignees (approval_id, user_id, via)
    select id, unnest(${[owner.user_id, other.user_id]}::int[]), 'direct' from waiting`.execute(db);
}

async function openApprovals({ resource, row }: Pick<Placed, 'resource' | 'row'>): Promise<number> {
  const { rows } = await sql`
    select from approvals where model = ${resource.name} and model_id = ${row.id} and status = 'pending' and closed_at is null`.execute(
    scene.office.services.db,
  );
  return rows.length;
}

async function make(player: Player, placed: Placed) {
  const { resource, name, move, row } = placed;
  await place(placed);
  const input = Object.fromEntries(Object.entries(move.input ?? {}).map(([key, field]) => [key, sampleValue(field, scene.someId)]));
  const { status, body } = await player.ask('POST', `/${resource.name}/${row.id}/${name.replaceAll('_', '-')}`, input);
  return { status, code: body.code as string | undefined };
}

describe.each(moving)('%s', (model, resource) => {
  let cast: Awaited<ReturnType<typeof castOf>>;
  beforeAll(async () => {
    cast = await castOf(resource);
  });
  const placed = ([name, move]: [string, Move]): Placed => ({ resource, name, move, ...cast });
  const ruled = movesOf(resource).filter(([name, move]) => resource.access.owner && isOwnRule(move) && !notAlike.has(`${model} ${name}`));

  if (ruled.length > 0)
    test.each(ruled)('the move %s is refused to the wrong one of owner and others, and changes nothing', async (...named) => {
      const one = placed(named);
      const [, { byOwnerOnly, from }] = named;
      // A user who cannot sign in cannot move their own account either.
      const isSignedOut = model === 'users' && !from.includes('active');
      const own = resource.life.status?.refusals?.own ?? 'own_request';
      const refusal = isSignedOut ? { status: 401, code: 'not_signed_in' } : { status: 403, code: byOwnerOnly ? 'not_allowed' : own };
      expect(await make(byOwnerOnly ? cast.other : cast.owner, one)).toEqual(refusal);
      const [after] = (await scene.rows(resource)).filter(({ id }) => id === one.row.id);
      expect(after?.[resource.life.status?.field as string]).toBe(fromOf(resource, one.move));
      expect(await openApprovals(one)).toBe(resource.life.request ? 1 : 0);
    });

  test.each(movesOf(resource).filter(([name]) => !notAlike.has(`${model} ${name}`)))(
    'the move %s is made by the right one of them, and leaves no approval that no longer applies',
    async (...named) => {
      const one = placed(named);
      const [name, { byOwnerOnly, decidedBy, to }] = named;
      const isOwners = byOwnerOnly || fromOf(resource, one.move) === resource.life.status?.privateWhile;
      const { status, code } = await make(isOwners ? cast.owner : cast.other, one);
      const known = otherRules[`${model} ${name}`];
      expect({ status: status === 200, code }).toEqual({ status: known === undefined, code: known });
      const isAwaited = status !== 200 || (awaitsDecision(resource, to) && !decidedBy);
      expect(await openApprovals(one)).toBe(resource.life.request && isAwaited ? 1 : 0);
    },
  );

  if (resource.life.request && (resource.life.writes ?? ['create']).includes('create'))
    test('its deletion leaves no open approval', async () => {
      const { other } = cast;
      const made = await other.ask('POST', `/${resource.name}`, sampleOf(resource, scene.someId));
      expect({ status: made.status, code: made.body.code }).toEqual({ status: 200, code: undefined });
      const one = { ...cast, resource, row: made.body.data as Row };
      await ask(one, 'request');
      expect(await openApprovals(one)).toBe(1);
      expect((await other.ask('DELETE', `/${resource.name}/${one.row.id}`)).status).toBe(200);
      expect(await openApprovals(one)).toBe(0);
    });
});
