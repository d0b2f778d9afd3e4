import type { saveStatementSettings } from '@cadre/contract/calls/statements';
import { statements } from '@cadre/contract/resources/statements';
import { audit } from '../../crud/write/audit.ts';
import type { Database, Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';

type Settings = {
  needs_second_person: boolean;
  time_account: string;
  milestone_account: string;
  retainer_account: string;
  version: number;
};

export async function readSettings(on: Runner): Promise<Settings> {
  const { rows } =
    await sql<Settings>`select needs_second_person, time_account, milestone_account, retainer_account, version from statement_settings`.execute(
      on,
    );
  return rows[0] as Settings;
}

export function saveSettings(db: Database, { actor, trace, body, t }: CallContext<typeof saveStatementSettings>) {
  return db.transaction(async (tx) => {
    await sql`select from statement_settings for update`.execute(tx);
    const before = await readSettings(tx);
    const { version = before.version, retainer_account = before.retainer_account, ...wanted } = body;
    if (version !== before.version) throw new Problem('stale', { args: { who: t('history.nobody'), when: new Date() } });
    await sql`
      update statement_settings set needs_second_person = ${wanted.needs_second_person}, time_account = ${wanted.time_account.trim()},
        milestone_account = ${wanted.milestone_account.trim()}, retainer_account = ${retainer_account.trim()}, version = version + 1`.execute(
      tx,
    );
    const data = await readSettings(tx);
    const fields = ['needs_second_person', 'time_account', 'milestone_account', 'retainer_account'] as const;
    const changes = fields
      .filter((field) => before[field] !== data[field])
      .map((field) => ({ field, old: before[field], new: data[field] }));
    if (changes.length > 0) audit(tx, { actor, trace, action: 'update', model: statements.name, label: t('statements.settings'), changes });
    return { message: t('statements.settings_saved'), data };
  });
}
