import { type Language, languages } from '@cadre/contract/languages';
import { catalogue } from '@cadre/contract/permissions';
import { type SeededRole, seededRoles } from '@cadre/contract/roles';
import { allTexts } from '@cadre/contract/texts/all';
import type { Database, Run } from '../../platform/database/database.ts';
import { seededGrants } from './seed-roles.ts';

/**
 * Brings the stored catalogue to that of the program. A right that is new here comes with its usual grants for the
 * seeded roles; what administrators have made of older ones since stays as it is.
 */
export async function syncPermissions(db: Database): Promise<void> {
  await db.transaction(async ({ run }) => {
    await run(`select pg_advisory_xact_lock(hashtext('sync_permissions'))`, []);
    await seedRolesOnce(run);
    await translateRoles(run);
    await run('delete from permissions where name <> all($1::text[])', [catalogue.map(({ name }) => name)]);
    const added = await addMissing(run);
    const grants = seededGrants(added);
    await run(
      `insert into role_permissions (role_id, permission, scope)
       select g.* from unnest($1::int[], $2::text[], $3::text[]) as g (role_id, permission, scope) join roles on roles.id = g.role_id
       on conflict do nothing`,
      [grants.map(({ role_id }) => role_id), grants.map(({ permission }) => permission), grants.map(({ scope }) => scope)],
    );
  });
}

/** Only into a database that has no role at all: a deleted seed stays deleted. */
async function seedRolesOnce(run: Run): Promise<void> {
  const { rows } = await run('select exists (select from roles) as has_roles', []);
  if (rows[0].has_roles) return;
  for (const [role, id] of Object.entries(seededRoles)) {
    const { name, description } = allTexts.en.seededRoles[role as SeededRole];
    const isSystem = systemRoles.includes(role as SeededRole);
    await run('insert into roles (id, name, description, is_system) values ($1, $2, $3, $4)', [id, name, description, isSystem]);
  }
}

/** People may rename all but these. */
const systemRoles: readonly SeededRole[] = ['administrator', 'employee'];

/** As long as a role is called as it was in the beginning, its readers see it in their language. */
async function translateRoles(run: Run): Promise<void> {
  const roles = Object.entries(seededRoles) as [SeededRole, number][];
  for (const part of ['name', 'description'] as const) {
    const translated = roles.map(([role]) =>
      JSON.stringify(mapOf(otherLanguages, (language) => allTexts[language].seededRoles[role][part])),
    );
    await run(
      `update roles r set ${part}_i18n = said.words from unnest($1::int[], $2::text[], $3::jsonb[]) as said (id, original, words)
       where r.id = said.id and r.${part} = said.original and r.${part}_i18n <> said.words`,
      [roles.map(([, id]) => id), roles.map(([role]) => allTexts.en.seededRoles[role][part]), translated],
    );
  }
}

const otherLanguages = languages.filter((language) => language !== 'en');
const mapOf = (names: readonly Language[], wordIn: (language: Language) => string) =>
  Object.fromEntries(names.map((language) => [language, wordIn(language)]));

async function addMissing(run: Run): Promise<Set<string>> {
  const { rows } = await run(
    `insert into permissions (name, resource, action, scopable, risk)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::text[])
     on conflict (name) do update set scopable = excluded.scopable, risk = excluded.risk
     returning name, xmax = 0 as is_new`,
    [
      catalogue.map(({ name }) => name),
      catalogue.map(({ resource }) => resource),
      catalogue.map(({ action }) => action),
      catalogue.map(({ scopable }) => scopable),
      catalogue.map(({ risk }) => risk),
    ],
  );
  return new Set(rows.filter((row) => row.is_new).map((row) => row.name));
}
