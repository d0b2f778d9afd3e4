import type { Behaviour, Move } from '../../../crud/behaviour.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { paidParts } from '../files/paid-parts.ts';
import { countRun } from './count-run.ts';
import { followPayments } from './pay-run.ts';
import { runNameSql } from './run-name-sql.ts';
import { lockRun, type StoredRun } from './stored-run.ts';

/** Payslips of a closed run never change, and those of a submitted run stay as they are until the decision. */
const inRun = (...states: StoredRun['status'][]) =>
  sql<boolean>`exists (select from payrolls p where p.id = r.payroll_id and p.status = any(${states}::text[]))`;

export const salariesBehaviour: Behaviour = {
  through: { employee_id: ['name', 'department_id', 'branch_id'] },
  columns: {
    pic: () => pictureOf('employees', sql`r.employee_id`),
    paid: () => sql`(r.status = 'paid')`,
    change: () => sql`(r.net - r.previous_net)`,
    lines: () => sql`told_pay_lines(r.lines, r.currency)`,
    segments: () => sql`told_pay_segments(r.segments, r.currency)`,
    variance: () => sql`told_pay_variance(r.variance, r.currency)`,
  },
  names: { payroll_id: runOf },
  can: { unpay: () => sql`not r.locked`, leave_out: () => inRun('calculated') },
  pathFor: (row, owner) =>
    owner ? `/my-salary/${String(row.month).slice(0, 4)}/${String(row.month).slice(5)}` : `/payroll/payslips/${row.id}`,
  async lockFirst(tx, id) {
    await asSystem(tx, async () => {
      await sql`select from payrolls p where p.id = (select payroll_id from salaries where id = ${id}) for no key update of p`.execute(tx);
    });
  },
  async beforeMove({ tx, name, before, values }) {
    if (before.locked) throw new Problem('payslip_is_final');
    if (name === 'pay') {
      await asSystem(tx, async () => {
        values.paid_to = JSON.stringify((await paidParts(tx, [before.id])).get(before.id) ?? []);
      });
    }
    if (name === 'unpay') Object.assign(values, { paid_on: null, payment_ref: null });
    if (name === 'leave_out') await asSystem(tx, async () => requireState(await lockRun(tx, before.payroll_id as number), 'calculated'));
  },
  async afterMove(move) {
    await asSystem(move.tx, () => follow(move));
  },
};

/** Only users who may view runs see the name of the run; row-level security checks it again. */
function runOf(actor: Actor): Sql {
  if (scopeOf(actor, 'payrolls.view') === undefined) return sql`null::json`;
  return sql`(select json_build_object('id', r.id, 'name', ${runNameSql(actor.language)})
    from (select p.* from payrolls p where p.id = r.payroll_id) r)`;
}

function requireState(run: StoredRun | undefined, state: StoredRun['status']): void {
  if (run?.status !== state) throw new Problem('wrong_state');
}

async function follow({ tx, caller, name, before }: Move): Promise<void> {
  const [payroll_id, employee_id] = [before.payroll_id as number, before.employee_id as number];
  if (name === 'leave_out') {
    await sql`update payroll_people set live = false where payroll_id = ${payroll_id} and employee_id = ${employee_id}`.execute(tx);
    await countRun(tx, payroll_id);
  } else await followPayments(tx, caller, payroll_id);
}
