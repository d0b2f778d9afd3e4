import type { DataOf } from '@cadre/contract/call';
import type { bankFiles as filesCall, withdrawBankFile as withdrawCall } from '@cadre/contract/calls/payroll-files';
import { sealMask } from '@cadre/contract/fields';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { recordAccess } from '../../../crud/access/log-views.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database, Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockRun } from '../runs/stored-run.ts';

type BankFile = DataOf<typeof filesCall>['files'][number];

/** The bank files of a run with the employees they pay; every name shows pay and is recorded as an access. */
export function readBankFiles(db: Database, { actor, params }: CallContext<typeof filesCall>) {
  const id = idOf(params.id, payrolls.name);
  return db.reading(async (on) => {
    await requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id);
    const files = await filesOf(on, id);
    recordAccess(
      salaries,
      actor,
      files.flatMap(({ payments }) => payments.map(({ employee }) => ({ employee_id: employee.id }))),
    );
    const { rows } = await sql<{ remaining: number }>`
      select count(*)::int as remaining from salaries s where s.payroll_id = ${id} and s.status = 'approved' and s.method = 'bank' and s.net > 0
        and s.net > (select coalesce(sum(p.amount), 0) from pay_file_payments p where p.salary_id = s.id and p.live)`.execute(on);
    return { data: { files, remaining: rows[0]?.remaining ?? 0 } };
  });
}

export async function filesOf(on: Runner, payrollId: number): Promise<BankFile[]> {
  const { rows } = await sql<BankFile>`
    select f.id, f.kind, f.name, f.made_at, m.name as made_by, f.withdrawn_at, w.name as withdrawn_by, f.withdrawn_reason,
      (select coalesce(json_agg(json_build_object('employee', json_build_object('id', e.id, 'name', e.name), 'amount',
          money_major(p.amount, p.currency), 'currency', p.currency, 'account', rtrim(${sql.lit(`${sealMask} `)} || p.account),
          'is_paid', s.status = 'paid') order by e.name, e.id, p.bank_account_id), '[]')
        from pay_file_payments p join salaries s on s.id = p.salary_id join employees e on e.id = s.employee_id where p.pay_file_id = f.id) as payments
    from pay_files f left join users m on m.id = f.made_by_id left join users w on w.id = f.withdrawn_by_id
    where f.payroll_id = ${payrollId} order by f.id desc`.execute(on);
  return rows;
}

/** The payments of a withdrawn file are included in the next one. */
export function withdrawBankFile(db: Database, { actor, trace, params, body, t }: CallContext<typeof withdrawCall>) {
  const id = idOf(params.id);
  return db.transaction(async (tx) => {
    const { rows } = await sql<{ payroll_id: number; name: string }>`select payroll_id, name from pay_files where id = ${id}`.execute(tx);
    const [file] = rows;
    if (!file) throw new Problem('not_found');
    const { payroll_id: model_id, name: label } = file;
    await requireSeen(tx, { resource: payrolls, behaviour: {}, actor }, model_id);
    await asSystem(tx, async () => void (await lockRun(tx, model_id)));
    const { rowCount } = await sql`
      update pay_files set withdrawn_at = now(), withdrawn_by_id = ${actor.user_id}, withdrawn_reason = ${body.note}
      where id = ${id} and withdrawn_at is null`.execute(tx);
    if (rowCount === 0) throw new Problem('wrong_state');
    await sql`update pay_file_payments set live = false where pay_file_id = ${id} and live`.execute(tx);
    const changes = [
      { field: 'file', old: label, new: null },
      { field: 'note', old: null, new: body.note },
    ];
    audit(tx, { actor, trace, action: 'update', model: payrolls.name, model_id, label, changes });
    return { message: t('done.bank_file_withdrawn', { name: label }) };
  });
}
