import { type ImportedPay, importRight } from '@cadre/contract/import-fields';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { rightOf } from '@cadre/contract/rights';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { closeApprovals } from '../../../crud/acts/close-approvals.ts';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { table } from '../../../crud/read/table.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { ImportKind } from '../../../crud/write/import-kind.ts';
import { createRecord } from '../../../crud/write/save.ts';
import { scopeOf, type Trace } from '../../../platform/access/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { translator } from '../../../platform/texts/texts.ts';
import { checkPay, withUsual } from './check-pay.ts';

const trace: Trace = { via: 'import', ip: null, user_agent: null, request_id: null, language: 'en' };

/** Each row is entered as a form does it: with the same rules, history and second person. Taken back, it is gone, unless it was paid. */
export const importOf = (services: Services, name: ImportedPay, behaviour: Behaviour): ImportKind => {
  const resource: Resource = resources[name];
  const needed = [importRight(name), rightOf(resource, 'create')] as const;
  return {
    requireRight(actor) {
      if (needed.some((right) => scopeOf(actor, right) !== 'all')) throw new Problem('not_allowed');
    },
    check: (db, actor, rows) => checkPay(db, actor, name, rows),
    async commit(tx, { actor }, rows) {
      const caller = { actor, trace, t: translator('en'), language: 'en' as const };
      const made = new Map<number, number>();
      for (const { row_no, values } of rows) {
        const { id } = await createRecord({ services, tx, resource, behaviour, caller, input: withUsual(name, values) });
        made.set(row_no, id);
      }
      return made;
    },
    async undo(tx, { actor }, ids) {
      const { rows } = await sql<StoredRow & { employee_id: number | null }>`
        delete from ${table(resource)} r where r.id = any(${ids}::int[])
          and not exists (select from pay_item_uses u where u.source = ${name} and u.source_id = r.id) returning *`.execute(tx);
      for (const row of rows) {
        if (resource.life.request) await closeApprovals(tx, name, row.id);
        const label = String(row[resource.label] ?? row.id);
        audit(tx, {
          actor,
          trace,
          action: 'delete',
          model: name,
          model_id: row.id,
          label,
          employee_id: row.employee_id ?? undefined,
          changes: [],
        });
      }
    },
  };
};
