import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { EmployeePlan } from '../company/plan.ts';
import { planDocuments } from '../files/plan-documents.ts';
import { samplePaper } from '../files/sample-paper.ts';
import { insertRows } from './insert-rows.ts';
import { reserveIds } from './reserve-ids.ts';
import type { SeedFile } from './write-media.ts';

/** Returns the files of the documents; documents that are only requested have none. */
export async function writeDocuments(tx: Transaction, people: EmployeePlan[], employeeIds: number[], today: Day): Promise<SeedFile[]> {
  const planned = people.flatMap((person, number) =>
    planDocuments(person, number, today).map((document) => ({ ...document, employee_id: employeeIds[number] as number })),
  );
  const ids = await reserveIds(tx, 'documents', planned.length);
  await insertRows(
    tx,
    'documents',
    {
      id: 'int',
      employee_id: 'int',
      type: 'text',
      title: 'text',
      status: 'text',
      issued_on: 'date',
      expires_on: 'date',
      due_on: 'date',
      note: 'text',
      decision_note: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    planned.map(({ entered, ...document }, number) => {
      const at = `${entered}T${10 + (number % 6)}:${String((number * 7) % 60).padStart(2, '0')}:00Z`;
      return { ...document, id: ids[number], created_at: at, updated_at: at };
    }),
  );
  return planned.flatMap(({ title, status }, number) =>
    status === 'requested'
      ? []
      : [
          {
            model: 'documents',
            model_id: ids[number] as number,
            collection: 'file',
            name: `${title}.pdf`,
            type: 'application/pdf',
            bytes: samplePaper(title),
          },
        ],
  );
}
