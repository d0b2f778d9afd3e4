import { setTimeout as pause } from 'node:timers/promises';
import type { ImportData } from '@cadre/contract/calls/imports';

/** Polls seldom enough to add nothing to the cost; the page itself polls every second. */
const askAgainAfter = 250;
export const headings = ['first_name', 'last_name', 'work_email', 'department_id', 'job_id', 'branch_id', 'hire_date', 'employment_type'];

export const linesOf = (rows: number): string[] =>
  Array.from(
    { length: rows },
    (_, number) => `Import,Number ${number},import-${number}@example.org,Delivery,Consultant,Madrid,2026-01-15,full_time`,
  );

export async function uploadPeople(url: string, headers: Record<string, string>, lines: readonly string[]): Promise<ImportData> {
  const form = new FormData();
  form.append('files[]', new Blob([[headings.join(','), ...lines].join('\r\n')], { type: 'text/csv' }), 'people.csv');
  const answer = await fetch(`${url}/api/v1/imports/employees`, { method: 'POST', headers, body: form });
  return dataOf(answer);
}

export async function moveImport(
  url: string,
  headers: Record<string, string>,
  id: number,
  verb: string,
  until: ImportData['status'],
): Promise<ImportData> {
  await dataOf(await fetch(`${url}/api/v1/imports/${id}/${verb}`, { method: 'POST', headers }));
  for (;;) {
    const found = await dataOf(await fetch(`${url}/api/v1/imports/${id}`, { headers }));
    if (found.status === until) return found;
    if (found.status === 'failed') throw new Error(`The import failed: ${found.failure}`);
    await pause(askAgainAfter);
  }
}

async function dataOf(answer: Response): Promise<ImportData> {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: ImportData }).data;
}
