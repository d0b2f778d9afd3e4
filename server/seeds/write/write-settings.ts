import type { Transaction } from '../../src/platform/database/database.ts';

export async function writeSettings(tx: Transaction): Promise<void> {
  await tx.run(`update settings set company = 'Cadre Consulting', timezone = 'Europe/Madrid', currency = 'EUR', named_at = now()`, []);
}
