import { createHash } from 'node:crypto';
import { writeForm } from '../../src/features/forms/write-form.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { Files } from '../../src/platform/files/files.ts';
import type { FormPlan } from '../files/plan-forms.ts';

const series = { contract: 'contract_numbers', job_offer: 'job_offer_numbers' } as const;
const letters = { contract: 'C', job_offer: 'O' } as const;

/** Papers as issuing makes them: with number, file and fingerprint, and a place in the employee's file. */
export async function writeForms(tx: Transaction, files: Files, planned: FormPlan[], employeeIds: number[], now: Date): Promise<void> {
  for (const plan of planned) {
    const at = new Date(now.getTime() - plan.issuedDaysAgo * 86_400_000);
    const employee_id = plan.employee === null ? null : (employeeIds[plan.employee] as number);
    const issued = plan.status === 'draft' ? undefined : await issue(tx, files, plan, at);
    const answered = plan.status === 'accepted' || plan.status === 'declined';
    const { rows } = await tx.run(
      `insert into forms (type, title, employee_id, language, answers, status, number, file_hash, stored_as, issued_at, answered_at,
         answered_by, answer_note, created_at, updated_at)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14) returning id`,
      [
        plan.type,
        plan.title,
        employee_id,
        plan.language,
        JSON.stringify(plan.answers),
        plan.status,
        issued?.number ?? null,
        issued?.file_hash ?? null,
        issued?.stored_as ?? null,
        issued ? at : null,
        answered ? new Date(at.getTime() + 2 * 86_400_000) : null,
        answered ? plan.answers.employee_name : null,
        plan.status === 'declined' ? 'I would like to stay in part time.' : null,
        at,
      ],
    );
    if (issued && employee_id !== null) await file(tx, plan, employee_id, rows[0].id, issued.number, at);
  }
}

async function issue(tx: Transaction, files: Files, plan: FormPlan, at: Date) {
  const { rows } = await tx.run(`select nextval($1)::int as number`, [series[plan.type]]);
  const number = `${letters[plan.type]}-${at.getUTCFullYear()}-${String(rows[0].number).padStart(4, '0')}`;
  const bytes = await writeForm(plan as never, number);
  const file_hash = createHash('sha256').update(bytes).digest('hex');
  const stored_as = `form-${file_hash.slice(0, 48)}`;
  await files.put(stored_as, bytes);
  return { number, file_hash, stored_as };
}

const statusOf = { issued: 'accepted', accepted: 'accepted', declined: 'rejected', withdrawn: 'expired' } as const;

async function file(tx: Transaction, plan: FormPlan, employee_id: number, form_id: number, number: string, at: Date): Promise<void> {
  await tx.run(
    `insert into documents (employee_id, type, title, issued_on, status, form_id, created_at, updated_at)
     values ($1, $2, $3, $4::date, $5, $6, $7, $7)`,
    [employee_id, plan.type, number, at.toISOString().slice(0, 10), statusOf[plan.status as keyof typeof statusOf], form_id, at],
  );
}
