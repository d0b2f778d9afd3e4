import { buffer } from 'node:stream/consumers';
import { sql } from '../database/sql.ts';
import type { Columns } from '../database/tables.ts';
import type { Services } from '../services.ts';

type Logo = { id: number; stored_as: string; type: string };
type LogoServices = Pick<Services, 'db' | 'files'>;

/** The head of a document at a given time: `paperFile({ …paper, ...(await headOfPaper(house, issued_at)) })`. */
export async function headOfPaper(services: LogoServices, at: Date = new Date()): Promise<{ logo?: string }> {
  const logo = await logoAt(services, at);
  if (!logo) return {};
  const bytes = await buffer(await services.files.get(logo.stored_as));
  return { logo: asDataUrl(logo.type, bytes) };
}

export async function logoAt({ db }: Pick<Services, 'db'>, at: Date = new Date()): Promise<Logo | undefined> {
  const { rows } = await sql<Columns<'company_logos', 'id' | 'stored_as' | 'type'>>`
    select id, stored_as, type from company_logos where since <= ${at} order by id desc limit 1`.execute(db);
  return rows[0]?.stored_as ? (rows[0] as Logo) : undefined;
}

export const asDataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;
