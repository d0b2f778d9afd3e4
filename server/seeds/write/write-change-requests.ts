import { employees } from '@cadre/contract/resources/employees';
import { wantedChange } from '../../src/features/change-requests/change-target.ts';
import { changeableFields } from '../../src/features/change-requests/changeable.ts';
import type { Seal } from '../../src/platform/access/seal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';

type ChangeRequest = { employee: number; input: Record<string, string>; reason: string; status: string; note: string | null };

/** Change requests of employees: one pending, one approved, one rejected. */
const context: readonly ChangeRequest[] = [
  {
    employee: 11,
    input: { address_line1: 'Calle Nueva 8', postal_code: '28012' },
    reason: 'I moved last week.',
    status: 'pending',
    note: null,
  },
  { employee: 17, input: { mobile: '+34 600 555123' }, reason: 'New number.', status: 'pending', note: null },
  { employee: 21, input: { marital_status: 'married' }, reason: 'We married.', status: 'approved', note: null },
  {
    employee: 24,
    input: { birth_date: '1990-01-01' },
    reason: 'It is wrong.',
    status: 'rejected',
    note: 'Please send a copy of your identity card first.',
  },
];

export async function writeChangeRequests(tx: Transaction, seal: Seal, employeeIds: number[], decider: number, now: Date): Promise<void> {
  for (const { employee, input, reason, status, note } of context) {
    const id = employeeIds[employee];
    if (id === undefined) continue;
    const { rows } = await tx.run('select * from employees where id = $1', [id]);
    const { wanted, changes } = wantedChange(employees as never, changeableFields('employees'), seal, {
      doing: 'update',
      before: rows[0],
      input,
    });
    const isDecided = status !== 'pending';
    const requested_at = new Date(now.getTime() - (isDecided ? 30 + employee : employee % 5) * 86_400_000 - 3 * 3_600_000);
    await tx.run(
      `insert into change_requests (employee_id, model, model_id, changes, wanted, reason, status, decided_by_id, decided_at, decision_note, created_at, updated_at)
       values ($1, 'employees', $1, $2::jsonb, $3::jsonb, $4, $5, $6, case when $6::int is null then null else $8::timestamptz + interval '1 day' end, $7, $8, $8)`,
      [id, JSON.stringify(changes), JSON.stringify(wanted), reason, status, isDecided ? decider : null, note, requested_at],
    );
  }
}
