import { isSealed } from '@cadre/contract/fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { idOf } from '../read/read.ts';
import { column, table } from '../read/table.ts';
import type { Served } from '../served-resource.ts';
import { audit, employeeOf } from '../write/audit.ts';
import { reach, seen } from './access.ts';
import type { StoredRow } from './caller.ts';
import { openText, purposeOf } from './sealed.ts';

/** Decrypts one sealed value of one record, and logs who requested it. */
export function serveReveal(app: FastifyInstance, services: Services, { resource, behind, calls }: Served): void {
  if (!Object.values(resource.fields).some(isSealed)) return;
  serve(app, services, calls.reveal, async ({ actor, trace, params, body }) => {
    const field = sealedField(resource, String(body.field));
    const allowed = field.tier ? reach(resource, actor, behind(tierRights(resource, field.tier).view)) : sql<boolean>`true`;
    const value = await services.db.transaction(async (tx) => {
      const { rows } = await sql<StoredRow & { sealed: string | null }>`
        select r.*, ${column(field.name)} as sealed from ${table(resource)} r
        where r.id = ${idOf(params.id)} and ${seen(resource, actor)} and ${allowed}`.execute(tx);
      const row = rows[0];
      if (!row) throw new Problem('not_found');
      const employee_id = employeeOf(resource, row);
      const changes = [{ field: field.name, old: null, new: null }];
      if (employee_id !== actor.employee_id)
        audit(tx, {
          actor,
          trace,
          action: 'view_sensitive',
          model: resource.name,
          model_id: row.id,
          label: String(row[resource.label]),
          employee_id,
          changes,
        });
      return row.sealed === null ? null : openText(services.seal, purposeOf(resource, field.name), row.sealed);
    });
    return { data: { value } };
  });
}

function sealedField(resource: Resource, name: string): { name: string; tier?: string | undefined } {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field || !isSealed(field)) throw new Problem('invalid', { fields: { field: [{ code: 'not_valid' }] } });
  return { name, tier: field.tier };
}
