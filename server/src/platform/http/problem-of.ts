import { meaningOf } from '@cadre/contract/constraints';
import type { ProblemCode } from '@cadre/contract/problems';
import { diskFull, explainDatabaseError } from '../database/explain-error.ts';
import { invalid, Problem } from '../problem.ts';

/** The refusal that an error maps to; undefined is a bug of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  return problemOfDatabase(error) ?? problemOfFastify(error);
}

const retrySeconds = 2;

function problemOfDatabase(error: unknown): Problem | undefined {
  const explained = explainDatabaseError(error);
  if (!explained) return undefined;
  if (explained.kind === 'unavailable')
    return new Problem('unavailable', {
      retryAfter: retrySeconds,
      ...((error as DatabaseError).code === diskFull && { says: 'disk_not_writable' }),
    });
  if (explained.kind === 'bad_value') return new Problem('invalid');
  if (explained.kind === 'out_of_reach') return new Problem('not_allowed');
  return problemOfConstraint(explained.constraint, error as DatabaseError);
}

type DatabaseError = { code?: string; detail?: string; column?: string };

function problemOfConstraint(name: string, error: DatabaseError): Problem | undefined {
  const known = meaningOf(name);
  if (error.code === '23503') return problemOfReference(error, known?.field);
  if (known) {
    const { problem, field, check, says } = known;
    const args = problemBy(error);
    return new Problem(problem, { says, args, ...(field && { fields: { [field]: [{ code: check ?? 'not_valid', ...args }] } }) });
  }
  if (error.code === '23505') return new Problem('taken');
  if (error.code === '23502' && error.column) return invalid({ [error.column]: [{ code: 'required' }] });
  return undefined;
}

/** The arguments of the message that `refuse` in the database adds to the constraint's name. */
const problemBy = ({ detail }: DatabaseError): Record<string, string> => (detail?.startsWith('{') ? JSON.parse(detail) : {});

/**
 * PostgreSQL reports "Key (branch_id)=(7) is not present in table …" or "Key (id)=(7) is still referenced from table …". For a table with
 * policies it only reports "Key is not present …", and the constraint must know its field.
 */
function problemOfReference(error: DatabaseError, known: string | undefined): Problem {
  const missing = /^Key (?:\((\w+)\)=\(.*\) )?is not present in table/.exec(error.detail ?? '');
  const field = missing?.[1] ?? known;
  return missing && field ? invalid({ [field]: [{ code: 'missing_reference' }] }) : new Problem('in_use');
}

const fastifyProblems: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'type_not_supported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'type_not_supported',
  FST_ERR_NOT_FOUND: 'unknown_path',
  FST_ERR_RATE_LIMIT: 'too_many_requests',
};

/** Any other 4xx of the HTTP framework means that the request could not be parsed. */
function problemOfFastify(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code !== undefined && Object.hasOwn(fastifyProblems, code) ? fastifyProblems[code] : undefined;
  if (known) return new Problem(known);
  if (statusCode === 416) return new Problem('range_not_satisfiable');
  if (statusCode === 503) return new Problem('unavailable', { retryAfter: retrySeconds });
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Problem('malformed') : undefined;
}
