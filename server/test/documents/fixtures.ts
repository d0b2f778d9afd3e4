import { sql } from '../../src/platform/database/sql.ts';
import { multipart, multipartType } from '../crud/multipart.ts';
import type { PersonName } from '../office/fixtures.ts';
import type { Office } from '../office.ts';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

/** Helpers that the document tests share. */
export const documentsIn = (office: Office) => ({
  upload: (name: PersonName, id: number, file = 'passport.pdf', bytes = pdf) =>
    office.as(name).send({
      method: 'POST',
      path: `/documents/${id}/media-upload`,
      headers: { 'content-type': multipartType },
      payload: multipart('file', file, bytes),
    }),
  move: (name: PersonName, id: number, status: string) => office.as(name).patch('/update-status', { id, model: 'documents', status }),
  statusOf: async (id: number): Promise<string | undefined> =>
    (await sql<{ status: string }>`select status from documents where id = ${id}`.execute(office.services.db)).rows[0]?.status,
  employee: (name: PersonName): number => office.cast[name].employee_id as number,
  /** The notices of this person about this title, oldest first. */
  noticesOf: async (name: PersonName, title: string): Promise<string[]> => {
    const { rows } = await sql<{ type: string }>`
      select type from notifications where user_id = ${office.cast[name].user_id} and args ->> 'title' = ${title} order by id`.execute(
      office.services.db,
    );
    return rows.map(({ type }) => type);
  },
});
