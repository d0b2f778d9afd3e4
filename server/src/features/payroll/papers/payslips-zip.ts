import { Readable } from 'node:stream';
import type { payslipsZip as zipCall } from '@cadre/contract/calls/payslips';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { Zip, ZipPassThrough } from 'fflate';
import { requireRight } from '../../../crud/access/access.ts';
import type { Caller } from '../../../crud/access/caller.ts';
import { noteRows } from '../../../crud/access/log-views.ts';
import { beginFile } from '../../../crud/exports/begin-export.ts';
import { type Begun, writeInBackground } from '../../../crud/exports/write-export.ts';
import type { LeaveBalances } from '../../../crud/ports/leave-balances.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { payslipFacts } from './payslip-facts.ts';
import { fileNameOf, writePayslip } from './payslip-pdf.ts';

const job = 'write_payslips';

/** Starts a file with every payslip of a run; the caller is notified when it is ready. */
export async function beginPayslipsZip(services: Services, context: CallContext<typeof zipCall>) {
  const { actor, params } = context;
  const payroll_id = idOf(params.id, 'payrolls');
  const { ids, month } = await slipsOf(services, actor, payroll_id);
  if (ids.length === 0) throw new Problem('run_has_no_payslips');
  const begun = {
    type: salaries.name,
    wish: { payroll_id },
    name: `payslips-${month}.zip`,
    mime: 'application/zip',
    total: ids.length,
    job,
  };
  return beginFile(services, context, begun);
}

export const writePayslipsInBackground = (services: Services, ports: LeaveBalances): void =>
  writeInBackground(services, job, async (begun, caller) => {
    const id = Number((begun.wish as { payroll_id: number }).payroll_id);
    const { ids } = await slipsOf(services, caller.actor, id);
    await services.files.put(begun.stored_as, Readable.from(zipped(services, ports, begun, caller, ids)));
    return { caller, resource: payrolls, id, rows: ids.length };
  });

async function slipsOf({ db }: Services, actor: Actor, payroll_id: number): Promise<{ ids: number[]; month: string }> {
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, payroll_id);
    const { rows } = await sql<{ id: number; month: string }>`
      select r.id, r.month from salaries r join employees e on e.id = r.employee_id
      where r.payroll_id = ${payroll_id} and r.status <> 'cancelled'
        and ${requireRight(salaries, actor, 'salaries.view')} and ${requireRight(salaries, actor, 'salaries.export')}
      order by e.employee_no, r.id`.execute(on);
    return { ids: rows.map(({ id }) => id), month: rows[0]?.month ?? '' };
  });
}

/** Writes one payslip after the other, so that any number of them fits in memory; each access is recorded before its document is written. */
async function* zipped(
  services: Services,
  ports: LeaveBalances,
  { id }: Begun,
  caller: Caller,
  ids: readonly number[],
): AsyncGenerator<Uint8Array> {
  const { actor, language } = caller;
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const [at, slip] of ids.entries()) {
    const facts = await payslipFacts(services.db, ports, actor, language, slip);
    await noteRows(services, caller, salaries, [facts.slip]);
    const file = new ZipPassThrough(`${fileNameOf(facts)}.pdf`);
    file.mtime = facts.slip.calculated_at;
    zip.add(file);
    file.push(await writePayslip(services, facts, language), true);
    await sql`update kept_exports set rows_done = ${at + 1} where id = ${id}`.execute(services.db);
    yield* written.splice(0);
  }
  zip.end();
  yield* written;
}
