import { forms } from '@cadre/contract/resources/forms';
import { seen } from '../../crud/access/access.ts';
import { idOf } from '../../crud/read/read.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredForm } from './stored-form.ts';

/** The form of the path as it is stored, with the name of its file. */
export async function seenForm(db: Runner, { actor, params }: Pick<CallContext, 'actor' | 'params'>): Promise<StoredForm> {
  const { rows } = await sql<StoredForm>`select r.* from forms r where r.id = ${idOf(params.id)} and ${seen(forms, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}
