import { text as textOf } from 'node:stream/consumers';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';

/** The newest entry, as it was when this was written down outside of the database: a history that ends before it was cut. */
export type Anchor = { id: number; hash: string; at: string };
export type AnchorState = { state: 'holds' | 'cut'; anchor: Anchor } | { state: 'missing' | 'forged'; anchor: undefined };

type Keeping = Pick<Services, 'files' | 'seal'>;

const file = 'history-head';

export async function checkAnchor(db: Runner, keeping: Keeping): Promise<AnchorState> {
  const written = await keeping.files.get(file).then(textOf, () => undefined);
  if (written === undefined) return { state: 'missing', anchor: undefined };
  const anchor = opened(keeping, written);
  if (!anchor) return { state: 'forged', anchor: undefined };
  const { rows } = await sql`select from logs where id = ${anchor.id} and hash = ${anchor.hash}`.execute(db);
  return { state: anchor.id === 0 || rows.length > 0 ? 'holds' : 'cut', anchor };
}

/** Only the company's own key can write an anchor that opens. */
function opened({ seal }: Keeping, written: string): Anchor | undefined {
  try {
    return JSON.parse(seal.open(written, file));
  } catch {
    return undefined;
  }
}

export async function writeAnchor(db: Runner, { files, seal }: Keeping): Promise<Anchor> {
  const { rows } = await sql<Pick<Anchor, 'id' | 'hash'>>`select id::int, hash from logs order by id desc limit 1`.execute(db);
  const anchor = { id: 0, hash: 'genesis', ...rows[0], at: new Date().toISOString() };
  await files.put(file, Buffer.from(seal.close(JSON.stringify(anchor), file)));
  return anchor;
}
