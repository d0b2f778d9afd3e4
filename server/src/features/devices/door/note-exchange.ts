import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { decodeBody } from '../protocol/decode-body.ts';
import { redactLine } from '../protocol/redact-line.ts';
import type { AdmittedRequest, DeviceAnswer, Refusal } from './device-request.ts';

const stored = 200;
const mostCharacters = 2000;

/** Stores the exchange, so that a user who sets a device up sees its calls: the start of the body, without secrets, for the last 200. */
export async function noteExchange(
  db: Runner,
  request: AdmittedRequest,
  answer: DeviceAnswer,
  refused_for: Refusal | null = null,
): Promise<void> {
  const { rows } = await sql<Columns<'device_exchanges', 'id'>>`${exchangeOf(request, answer, refused_for)}`.execute(db);
  await trimExchanges(db, request.device.id, rows[0]?.id);
}

/** The same as part of another statement, which returns the `id`. */
export function exchangeOf(request: AdmittedRequest, { status, text }: DeviceAnswer, refused_for: Refusal | null = null): Sql {
  const { device, method, word, query, body, ip, received_at } = request;
  const requested = new URLSearchParams(Object.entries(query).filter(([name]) => name !== 'sn' && name !== 'pushcommkey'));
  const body_start =
    body.length === 0 ? null : redactLine(decodeBody(body.subarray(0, 4 * mostCharacters), device.language)).slice(0, mostCharacters);
  return sql`
    insert into device_exchanges (device_id, at, method, path, ip, body_bytes, body_start, status, answer, refused_for)
    values (${device.id}, ${received_at}::timestamptz, ${method}, ${`/iclock/${word}?${requested}`.slice(0, 500)}, ${ip}, ${body.length}, ${body_start},
      ${status}, ${redactLine(text).slice(0, 500)}, ${refused_for})
    returning id`;
}

/** Now and then is often enough. */
export async function trimExchanges(db: Runner, device_id: number, newest: number | null | undefined): Promise<void> {
  if (newest == null || newest % 20 > 0) return;
  await sql`
    delete from device_exchanges where device_id = ${device_id} and id <= (
      select id from device_exchanges where device_id = ${device_id} order by id desc offset ${stored} limit 1)`.execute(db);
}
