import type { FastifyRequest } from 'fastify';
import { versionOfTag } from '../../platform/http/entity-tag.ts';
import { Problem } from '../../platform/problem.ts';

/** The version that the caller has seen: from the body or from If-Match. */
export function takeVersion(
  request: FastifyRequest,
  body: Record<string, unknown>,
): { version: number | undefined; rest: Record<string, unknown> } {
  const { version, ...rest } = body;
  const given = version ?? versionOfTag(request.headers['if-match']);
  if (given === undefined) return { version: undefined, rest };
  if (typeof given !== 'number' || !Number.isSafeInteger(given) || given < 1)
    throw new Problem('invalid', { fields: { version: [{ code: 'not_valid' }] } });
  return { version: given, rest };
}

/** The fields of a body that its handler checks itself. */
export function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  const sent = body ?? {};
  if (typeof sent !== 'object' || Array.isArray(sent)) throw new Problem('malformed');
  return sent as Record<string, unknown>;
}
