export type DatabaseProblem =
  | { kind: 'unavailable' }
  | { kind: 'out_of_reach' }
  | { kind: 'constraint'; constraint: string }
  | { kind: 'bad_value' };

/** As PostgreSQL calls a disk without room. */
export const diskFull = '53100';

/** Lost or refused connections, a server that starts or stops, no resources left, given up after waiting, lost every retry. */
const unavailableCodes =
  /^(08...|53...|57P0.|57014|55P03|25P0[34]|40001|40P01|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** node-postgres and its pool give no code to these. */
const unavailableSentences =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

const constraintCodes = /^23(505|503|P01|514|502)$/;
const badValueCodes = /^22...$/;

/** The meaning of a database error for the caller; undefined is a bug of ours. Checks codes, because classes differ by engine. */
export function explainDatabaseError(error: unknown): DatabaseProblem | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, constraint, column, routine } = error as Record<'code' | 'message' | 'constraint' | 'column' | 'routine', unknown>;
  const word = typeof code === 'string' ? code : '';

  if (unavailableCodes.test(word)) return { kind: 'unavailable' };
  if (word === '' && typeof message === 'string' && unavailableSentences.test(message)) return { kind: 'unavailable' };
  // A policy refuses the new row. The routine distinguishes this from a missing privilege of the account itself.
  if (word === '42501' && routine === 'ExecWithCheckOptions') return { kind: 'out_of_reach' };
  // A missing value names its column instead of a constraint.
  if (constraintCodes.test(word)) return { kind: 'constraint', constraint: String(constraint ?? column ?? '') };
  if (badValueCodes.test(word)) return { kind: 'bad_value' };
  return undefined;
}
