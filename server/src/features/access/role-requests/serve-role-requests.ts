import * as calls from '@cadre/contract/calls/role-requests';
import type { Language } from '@cadre/contract/languages';
import { roles } from '@cadre/contract/resources/roles';
import type { FastifyInstance } from 'fastify';
import { labelFor } from '../../../crud/read/label.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit, type Change } from '../../../crud/write/audit.ts';
import { administratorRole, employeeRole } from '../../../platform/access/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { momentJson } from '../../../platform/database/moment-json.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { administrators } from '../administrators.ts';
import { confirmersOf, grantsMissing, type OpenRequest } from './confirmers.ts';

const lifetime = sql`interval '1 day'`;
const isOpen = sql`r.requested_at > now() - ${lifetime}`;

type Stored = OpenRequest & { id: number; user: string; role: string; role_in: Partial<Record<Language, string>>; requested_by: string };

/** Appointing people to roles whose rights no administrator holds: one requests, a second person confirms, and all administrators know. */
export function serveRoleRequests(app: FastifyInstance, services: Services): void {
  serve(app, services, calls.roleRequests, async ({ actor, language }) => {
    const rows = await openRequests(services, language);
    const result: calls.RoleRequest[] = [];
    for (const { user_id, role_id, requested_by_id, ...row } of rows) {
      const can_confirm = (await confirmersOf(services.db.run, { user_id, role_id, requested_by_id })).includes(actor.user_id);
      const can_withdraw = actor.user_id === requested_by_id || actor.roles.includes(administratorRole);
      if (can_confirm || can_withdraw) result.push({ ...row, can_confirm, can_withdraw });
    }
    return { data: result };
  });

  serve(app, services, calls.requestRole, (context) =>
    services.db.transaction(async (tx) => {
      const { actor, body } = context;
      const { user_id, role_id } = body;
      if (!actor.roles.includes(administratorRole)) throw new Problem('not_allowed');
      if (user_id === actor.user_id) throw new Problem('own_roles');
      if ((await grantsMissing(tx.run, role_id, actor.rights)).length === 0) throw new Problem('role_needs_no_request');
      await sql`delete from role_requests r where r.user_id = ${user_id} and r.role_id = ${role_id} and not ${isOpen}`.execute(tx);
      await sql`insert into role_requests (user_id, role_id, requested_by_id) values (${user_id}, ${role_id}, ${actor.user_id})`.execute(
        tx,
      );
      const [request] = await stored(tx, sql`r.user_id = ${user_id} and r.role_id = ${role_id}`);
      const confirmers = await confirmersOf(tx.run, { user_id, role_id, requested_by_id: actor.user_id });
      if (!request || confirmers.length === 0) throw new Problem('nobody_to_confirm_role');
      note(tx, context, request, { field: 'requested_role', old: null, new: request.role });
      await notify(tx, 'role_requested', request, actor, [...confirmers, ...(await administrators(tx))]);
      return { message: context.t('done.role_requested') };
    }),
  );

  serve(app, services, calls.confirmRoleRequest, (context) =>
    services.db.transaction(async (tx) => {
      const request = await lockedRequest(tx, context.params.id);
      if (request.requested_by_id === context.actor.user_id) throw new Problem('own_request');
      if (!(await confirmersOf(tx.run, request)).includes(context.actor.user_id)) throw new Problem('not_allowed');
      await give(tx, request);
      note(tx, context, request, { field: 'roles', old: null, new: request.role });
      const others = [...(await administrators(tx)), request.requested_by_id];
      await notify(tx, 'role_given', request, context.actor, others);
      await notifyAll(tx.run, [
        { user_id: request.user_id, type: 'roles_changed', args: { who: context.actor.name }, link: '/user-profile' },
      ]);
      return { message: context.t('done.role_given', { name: request.user, role: request.role_in[context.language] || request.role }) };
    }),
  );

  serve(app, services, calls.withdrawRoleRequest, (context) =>
    services.db.transaction(async (tx) => {
      const request = await lockedRequest(tx, context.params.id);
      if (!context.actor.roles.includes(administratorRole)) throw new Problem('not_allowed');
      await sql`delete from role_requests where id = ${request.id}`.execute(tx);
      note(tx, context, request, { field: 'requested_role', old: request.role, new: null });
      return { message: context.t('done.role_request_withdrawn') };
    }),
  );
}

async function openRequests({ db }: Services, language: Language) {
  const { rows } = await sql<Omit<calls.RoleRequest, 'can_confirm' | 'can_withdraw'> & OpenRequest>`
    select r.id, r.user_id, r.role_id, r.requested_by_id, ${momentJson(sql`r.requested_at`)} as requested_at,
      ${momentJson(sql`(r.requested_at + ${lifetime})`)} as expires_at,
      json_build_object('id', u.id, 'name', u.name) as user, json_build_object('id', o.id, 'name', ${labelFor(roles, 'o', language)}) as role,
      json_build_object('id', a.id, 'name', a.name) as requested_by
    from role_requests r join users u on u.id = r.user_id join roles o on o.id = r.role_id join users a on a.id = r.requested_by_id
    where ${isOpen} order by r.id`.execute(db);
  return rows;
}

async function stored(tx: Transaction, where: ReturnType<typeof sql>): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select r.id, r.user_id, r.role_id, r.requested_by_id, u.name as user, o.name as role, o.name_i18n as role_in, a.name as requested_by
    from role_requests r join users u on u.id = r.user_id join roles o on o.id = r.role_id join users a on a.id = r.requested_by_id
    where ${where} for update of r`.execute(tx);
  return rows;
}

async function lockedRequest(tx: Transaction, id: string | undefined): Promise<Stored> {
  const [request] = await stored(tx, sql`r.id = ${idOf(id)} and ${isOpen}`);
  if (!request) throw new Problem('not_found');
  return request;
}

/** The role of employees excludes every other, so it goes. */
async function give(tx: Transaction, { id, user_id, role_id }: Stored): Promise<void> {
  await sql`delete from user_roles where user_id = ${user_id} and role_id = ${employeeRole}`.execute(tx);
  await sql`insert into user_roles (user_id, role_id) values (${user_id}, ${role_id}) on conflict do nothing`.execute(tx);
  await sql`update users set version = version + 1, updated_at = now() where id = ${user_id}`.execute(tx);
  await sql`delete from role_requests where id = ${id}`.execute(tx);
}

function note(tx: Transaction, { actor, trace }: Pick<CallContext, 'actor' | 'trace'>, { user_id, user }: Stored, change: Change): void {
  audit(tx, { actor, trace, action: 'permission_change', model: 'users', model_id: user_id, label: user, changes: [change] });
}

async function notify(
  tx: Transaction,
  type: 'role_requested' | 'role_given',
  { user: name, role, role_in }: Stored,
  { user_id: but, name: who }: CallContext['actor'],
  users: number[],
): Promise<void> {
  const by_language = JSON.stringify(Object.fromEntries(Object.entries(role_in).map(([language, called]) => [language, { role: called }])));
  const result = [...new Set(users)].filter((id) => id !== but);
  await notifyAll(
    tx.run,
    result.map((user_id) => ({ user_id, type, args: { who, name, role, by_language }, link: '/administration/users' })),
  );
}
