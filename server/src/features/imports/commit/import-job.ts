import type { CustomField } from '@cadre/contract/custom-field';
import type { Importing } from '../../../crud/write/import-kind.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { JobData } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { Later } from '../undo/later-work.ts';

type Packed = Omit<Actor, 'rights' | 'custom'> & { rights: [string, string][]; custom?: [string, readonly CustomField[]][] };
export type ImportJob = JobData & { id: number; actor: Packed; language?: string; later?: 'keep' | 'remove'; attempt?: number };

/** A job runs with the rights that its user had when starting it, and with the custom fields that the company had then. */
export const jobFor = (id: number, actor: Actor, language?: string, later?: Later): ImportJob => ({
  id,
  actor: { ...actor, rights: [...actor.rights], custom: [...(actor.custom ?? [])] },
  ...(language && { language }),
  ...(later && { later }),
  attempt: Date.now(),
});

export const importingOf = (job: ImportJob): Importing => ({ actor: actorOf(job), import_id: job.id, attempt: job.attempt ?? 0 });

export const actorOf = ({ actor }: ImportJob): Actor => ({
  ...actor,
  rights: new Map(actor.rights) as Actor['rights'],
  custom: new Map(actor.custom),
});

/** Jobs of a user who was suspended since are not run. */
export async function mayStillAct(db: Services['db'] | Transaction, { actor }: ImportJob): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${actor.user_id} and status = 'active'`.execute(db);
  return rows.length > 0;
}
