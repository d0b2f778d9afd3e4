import { normalEmail } from '../../platform/access/attempts.ts';
import { hashPassword } from '../../platform/access/passwords.ts';
import type { Services } from '../../platform/services.ts';

const administratorPeopleAndPay = [1, 3, 5];

/**
 * Creates the administrator named in the settings if there is none; returns whether it did. This account also holds the rights to contracts
 * and pay: rights can be granted only by an account that holds them, and the first HR manager and payroll officer must be appointed.
 */
export async function ensureFirstAdministrator({ config, db }: Services): Promise<boolean> {
  const { adminEmail, adminPassword } = config;
  if (adminEmail === undefined || adminPassword === undefined) return false;
  const password_hash = await hashPassword(adminPassword);
  return db.transaction(async ({ run }) => {
    await run(`select pg_advisory_xact_lock(hashtext('ensure_first_administrator'))`, []);
    const { rows } = await run('select exists (select from user_roles where role_id = 1) as is_there', []);
    if (rows[0].is_there) return false;
    const inserted = await run(
      `insert into users (first_name, email, password_hash, status) values ('Administrator', $1, $2, 'active')
       on conflict (lower(email)) do update set password_hash = excluded.password_hash, status = 'active' returning id`,
      [normalEmail(adminEmail), password_hash],
    );
    const user_id = inserted.rows[0].id;
    await run('delete from user_roles where user_id = $1', [user_id]);
    await run('insert into user_roles (user_id, role_id) select $1, id from roles where id = any($2::int[])', [
      user_id,
      administratorPeopleAndPay,
    ]);
    return true;
  });
}
