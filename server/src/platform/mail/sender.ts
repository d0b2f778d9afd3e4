import { buffer } from 'node:stream/consumers';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { logoAt } from '../documents/company-logo.ts';
import type { Files } from '../files/files.ts';

/** The sender of mails. */
export type Sender = { company: string; logo?: { name: string; type: string; content: Buffer } };

/** A mail with its logo stays below 100 kB, beyond which some mail programs cut it off. */
const largestLogo = 56 * 1024;

/** The company as it is named today. A logo that is too large for a mail is left out. */
export async function loadSender(services: { db: Database; files: Pick<Files, 'get'> }): Promise<Sender> {
  const { rows } = await sql<{ company: string }>`select company from settings`.execute(services.db);
  const company = rows[0]?.company ?? 'Cadre';
  const logo = await logoAt(services);
  if (!logo) return { company };
  const content = await buffer(await services.files.get(logo.stored_as));
  if (content.length > largestLogo) return { company };
  return { company, logo: { name: logo.type === 'image/png' ? 'logo.png' : 'logo.jpg', type: logo.type, content } };
}
