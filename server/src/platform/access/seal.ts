import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Columns } from '../database/tables.ts';
import type { Config } from '../settings.ts';

/**
 * Encrypts values that must not be readable in the database. `purpose` is the kind of text; it cannot be decrypted with another purpose.
 */
export type Seal = {
  close(text: string, purpose: string): string;
  open(sealed: string, purpose: string): string;
  /** A fingerprint of the key that does not reveal it. */
  fingerprint: string;
};

const nonceBytes = 12;
const tagBytes = 16;

export function createSeal(bytesOfKey: Buffer): Seal {
  // Made ready once: from bare bytes every text would take twice as long, and a file has thousands.
  const key = createSecretKey(bytesOfKey);
  return {
    close(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    fingerprint: createHmac('sha256', key).update('cadre').digest('hex').slice(0, 16),
  };
}

/** The key from the environment, or else from a file next to the data, which is created once. */
export async function openSeal(config: Config): Promise<Seal> {
  if (config.secretKey) return createSeal(Buffer.from(config.secretKey, 'hex'));
  const file = join(config.dataFolder, 'secret.key');
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await chmod(file, 0o600);
  return createSeal(Buffer.from((await readFile(file, 'utf8')).trim(), 'hex'));
}

/** The database stores the fingerprint of its key; another key would write values that cannot be read. */
export async function proveSeal(db: Database, seal: Seal): Promise<void> {
  const { rows } = await sql<Columns<'settings', 'seal_fingerprint'>>`
    update settings set seal_fingerprint = coalesce(seal_fingerprint, ${seal.fingerprint}) returning seal_fingerprint`.execute(db);
  if (rows[0]?.seal_fingerprint !== seal.fingerprint) throw Object.assign(new Error(wrongKey), { code: 'WRONG_KEY' });
}

const wrongKey =
  'The key does not fit this database. Set CADRE_SECRET_KEY to the key that it was set up with, or put secret.key back into the data folder.';
