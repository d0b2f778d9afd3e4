import { payRights } from '@cadre/contract/pay-rights';
import type { Permission } from '@cadre/contract/rights';
import { type Scope, widest } from '@cadre/contract/scopes';
import type { Database, Run } from '../database/database.ts';
import { type Sql, sql } from '../database/sql.ts';
import type { Actor } from './actor.ts';
import { loadCustomFields } from './custom-fields.ts';
import { createToken, hashOfToken, looksLikeToken } from './secret-token.ts';

/** A session ends after 12 idle hours and after 7 days at the latest. */
const idle = `interval '12 hours'`;
const absolute = `interval '7 days'`;

const isAlive = `s.expires_at > now() and s.last_seen_at > now() - ${idle} and u.status = 'active'`;
const recallMilliseconds = 60_000;

type Rights = Pick<Actor, 'department_ids' | 'roles' | 'rights'>;
type Custom = NonNullable<Actor['custom']>;
type Holder = { epoch: number } & Rights;

const mostHolders = 20_000;

/**
 * The actor of a recent request with the same token, and the condition under which it is still valid, which must be part of the statement
 * that relies on it.
 */
export type Recalled = { actor: Actor; proof: Sql<boolean> };

/** Loads the actor of a token. Rights are cached per user until the epoch changes, so most requests cost one statement. */
export type Sessions = {
  loadActor(token: string): Promise<Actor | undefined>;
  /** The actor of a session that is still signed in. */
  loadSession(id: number): Promise<Actor | undefined>;
  /** The actor of a user with current rights, for background work in their name. */
  loadUser(user_id: number): Promise<Actor | undefined>;
  /** Needs no extra statement; entries expire after a minute, so that the session's last use is still written. */
  recall(token: string): Recalled | undefined;
};

export function createSessions(db: Database, log: { warn(fields: object, message: string): void }): Sessions {
  const holders = new Map<number, Holder>();
  const recalled = new Map<string, Recalled & { until: number }>();
  let added: { epoch: number; custom: Promise<Custom> } | undefined;

  const remember = (token: string, actor: Actor, epoch: number): void => {
    if (recalled.size >= mostHolders) recalled.clear();
    recalled.set(token, { actor, proof: proofOf(actor, epoch), until: Date.now() + recallMilliseconds });
  };

  const rightsOf = async (user_id: number, employee_id: number | null, epoch: number): Promise<Rights> => {
    const known = holders.get(user_id);
    if (known?.epoch === epoch) return known;
    const loaded = { epoch, ...(await loadRights(db.run, user_id, employee_id)) };
    if (holders.size >= mostHolders) holders.clear();
    holders.set(user_id, loaded);
    return loaded;
  };

  /** Loaded once per epoch for all users; concurrent callers share the same promise. */
  const customAt = (epoch: number): Promise<Custom> => {
    if (added?.epoch === epoch) return added.custom;
    const requested = { epoch, custom: loadCustomFields(db.run) };
    added = requested;
    requested.custom.catch(() => {
      if (added === requested) added = undefined;
    });
    return requested.custom;
  };

  const actorOf = async ({ id, user_id, name, employee_id, branch_id, epoch }: Found): Promise<Actor> => {
    const { roles, rights, department_ids } = await rightsOf(user_id, employee_id, epoch);
    const custom = await customAt(epoch);
    return { user_id, session_id: id, name, employee_id, branch_id, department_ids, roles, rights, custom };
  };

  return {
    async loadActor(token) {
      if (!looksLikeToken(token)) return undefined;
      const { rows } = await db.run(`${selectSession} s.token_hash = $1`, [hashOfToken(token)]);
      const session = rows[0];
      if (!session) return undefined;
      if (session.is_due) {
        db.run(touchSession, [session.id]).catch((error) => log.warn({ err: error }, 'last_seen_at was not written'));
      }
      const actor = await actorOf(session);
      remember(token, actor, session.epoch);
      return actor;
    },
    async loadSession(id) {
      const { rows } = await db.run(`${selectSession} s.id = $1`, [id]);
      return rows[0] && actorOf(rows[0]);
    },
    async loadUser(user_id) {
      const { rows } = await db.run(selectUser, [user_id]);
      return rows[0] && actorOf(rows[0]);
    },
    recall(token) {
      const known = recalled.get(token);
      return known && known.until > Date.now() ? known : undefined;
    },
  };
}

/** The same conditions as for loading the session, and unchanged rights. */
const proofOf = ({ session_id }: Actor, epoch: number): Sql<boolean> =>
  sql<boolean>`exists (
    select from sessions s join users u on u.id = s.user_id cross join access_epoch a
    where s.id = ${session_id} and ${sql.raw(isAlive)} and a.epoch = ${epoch})`.compact();

export type Visitor = { ip: string | null; user_agent: string | null };

export async function startSession(run: Run, user_id: number, visitor: Visitor): Promise<string> {
  const { token, hash } = createToken();
  await run(`insert into sessions (user_id, token_hash, expires_at, ip, user_agent) values ($1, $2, now() + ${absolute}, $3, $4)`, [
    user_id,
    hash,
    visitor.ip,
    visitor.user_agent,
  ]);
  return token;
}

/** Ends all sessions of a user but one. */
export async function endSessions(run: Run, user_id: number, except: number | null = null): Promise<void> {
  await run('delete from sessions where user_id = $1 and id is distinct from $2', [user_id, except]);
}

export async function forgetExpiredSessions(run: Run): Promise<void> {
  await run(`delete from sessions where expires_at < now() or last_seen_at < now() - ${idle}`, []);
}

type Found = Pick<Actor, 'user_id' | 'name' | 'employee_id' | 'branch_id'> & { id: number; epoch: number };

/** An actor without a session. */
const selectUser = `
  select 0 as id, u.id as user_id, u.name, u.employee_id, e.branch_id, a.epoch
  from users u left join employees e on e.id = u.employee_id cross join access_epoch a
  where u.id = $1 and u.status = 'active'`;

const selectSession = `
  select s.id, s.user_id, u.name, u.employee_id, e.branch_id, a.epoch, s.last_seen_at < now() - interval '1 minute' as is_due
  from sessions s
  join users u on u.id = s.user_id
  left join employees e on e.id = u.employee_id
  cross join access_epoch a
  where ${isAlive} and`;

const touchSession = `update sessions set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '1 minute'`;

const selectRights = `
  select
    array(select role_id from user_roles where user_id = $1 order by role_id) as roles,
    array(
      with recursive headed (id) as (
        select id from departments where head_id = $2
        union
        select d.id from departments d join headed on d.parent_id = headed.id
      )
      select id from headed order by id
    ) as department_ids,
    coalesce((
      select jsonb_agg(jsonb_build_array(p.permission, p.scope))
      from user_roles r join role_permissions p on p.role_id = r.role_id
      where r.user_id = $1
    ), '[]') as grants,
    exists (select from users where id = $1 and pay_access = 'held') as pay_is_held`;

type Loaded = { roles: number[]; department_ids: number[]; grants: [Permission, Scope][]; pay_is_held: boolean };

async function loadRights(run: Run, user_id: number, employee_id: number | null): Promise<Rights> {
  const { rows } = await run(selectRights, [user_id, employee_id]);
  const { roles, department_ids, grants, pay_is_held } = rows[0] as Loaded;
  const rights = new Map<Permission, Scope>();
  for (const [permission, scope] of grants) rights.set(permission, widest(rights.get(permission), scope) ?? scope);
  // Payroll has yet to confirm that the mailbox is theirs; a wider right came from a holder of it.
  if (pay_is_held) for (const right of payRights) if (rights.get(right) === 'own') rights.delete(right);
  return { roles, department_ids, rights };
}
