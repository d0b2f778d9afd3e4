import { expect } from 'vitest';
import { limits } from '../../../testing/limits.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import type { Answer, Person } from '../office/person.ts';

/** Thousands of rows take as long as a test may. */
const patiently = { interval: 100, timeout: limits.test };

/** Sends a file as the import page does. */
export const upload = (person: Person, name: string, content: string | Buffer, kind = 'employees'): Promise<Answer> =>
  person.send({
    method: 'POST',
    path: `/imports/${kind}`,
    payload: multipart('', name, Buffer.from(content)),
    headers: { 'content-type': multipartType },
  });

/** Waits until no job works on the import, and returns it. */
export async function settled(person: Person, id: number): Promise<Answer['body']> {
  await expect.poll(async () => (await person.get(`/imports/${id}`)).body.data.status, patiently).not.toMatch(/ing$/);
  return (await person.get(`/imports/${id}`)).body.data;
}

/** Uploads and checks a file; returns the import after the dry run. */
export async function checked(person: Person, name: string, content: string | Buffer): Promise<Answer['body']> {
  const { status, body } = await upload(person, name, content);
  expect(body.error).toBeUndefined();
  expect(status).toBe(200);
  expect((await person.post(`/imports/${body.data.id}/check`)).status).toBe(200);
  return settled(person, body.data.id);
}

/** Starts the step `commit` or `undo`, and waits for its end. */
export async function moved(person: Person, id: number, step: 'commit' | 'undo', body = {}): Promise<Answer['body']> {
  const answer = await person.post(`/imports/${id}/${step}`, Object.keys(body).length > 0 || step === 'commit' ? body : undefined);
  expect(answer.body.error).toBeUndefined();
  return settled(person, id);
}

export const wrongRows = async (person: Person, id: number): Promise<Answer['body']> =>
  (await person.get(`/imports/${id}/rows`, { only: 'wrong', per_page: 200 })).body.data;

export const csv = (...rows: string[][]): string => rows.map((row) => row.map(cell).join(',')).join('\r\n');
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const headings = ['First name', 'Last name', 'Work email', 'Department', 'Job', 'Branch', 'Manager', 'Hire date', 'Employment type'];

/** A valid row. */
export const person = (first: string, last: string, more: Partial<Record<(typeof headings)[number], string>> = {}): string[] => {
  const usual: Record<string, string> = {
    'First name': first,
    'Last name': last,
    'Work email': `${first}.${last}@example.com`.toLowerCase(),
    Department: 'Delivery',
    Job: 'Consultant',
    Branch: 'Lisbon',
    Manager: '',
    'Hire date': '2025-03-01',
    'Employment type': 'Full-time',
  };
  return headings.map((heading) => more[heading] ?? usual[heading] ?? '');
};
