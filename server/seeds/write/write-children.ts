import type { Seal } from '../../src/platform/access/seal.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { FilePlan } from '../files/plan-file.ts';
import { type Columns, insertRows } from './insert-rows.ts';
import { closed } from './write-people.ts';

type Child = keyof FilePlan['children'];

const tables: Record<Child, Columns> = {
  emergency_contacts: { name: 'text', relation: 'text', phone: 'text' },
  dependents: { name: 'text', kinship: 'text', birth_date: 'date' },
  educations: { institution: 'text', degree: 'text', subject: 'text', started_on: 'date', ended_on: 'date' },
  experiences: { company: 'text', title: 'text', started_on: 'date', ended_on: 'date' },
  skills: { kind: 'text', name: 'text', level: 'text' },
  bank_accounts: {
    holder: 'text',
    bank: 'text',
    iban: 'text',
    account_no: 'text',
    is_primary: 'boolean',
    pay_share_bp: 'int',
    pay_order: 'int',
  },
};

/** The records of a personal file, table by table. */
export async function writeChildren(tx: Transaction, files: FilePlan[], employeeIds: number[], seal: Seal): Promise<void> {
  for (const [table, columns] of Object.entries(tables) as [Child, Columns][]) {
    const rows = files.flatMap(({ children }, number) =>
      children[table].map((row) => ({ ...sealedAccount(row, seal), employee_id: employeeIds[number] })),
    );
    await insertRows(tx, table, { employee_id: 'int', ...columns }, rows);
  }
}

const sealedAccount = (row: Record<string, unknown>, seal: Seal): Record<string, unknown> => ({
  ...row,
  ...('iban' in row ? { iban: closed(seal, 'bank_accounts.iban', row.iban) } : {}),
  ...('account_no' in row ? { account_no: closed(seal, 'bank_accounts.account_no', row.account_no) } : {}),
});
