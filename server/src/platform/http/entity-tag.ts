import { createHash } from 'node:crypto';
import type { Call } from '@cadre/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ReadyJson } from './call-context.ts';

/**
 * Tags the response about one record with its version, for `If-Match`. The tag of a read also contains a hash of its content, since related counts
 * and rights change without the version; a client that sends the tag as `If-None-Match` gets a 304 if it still matches.
 */
export function tagAnswer(call: Call, request: FastifyRequest, reply: FastifyReply, answer: Answer): 'new' | 'known' {
  const tag = call.method === 'GET' ? tagOfReading(call, answer) : tagOfWrite(answer);
  if (tag === undefined) return 'new';
  reply.header('etag', tag);
  return call.method === 'GET' && isAmong(request.headers['if-none-match'], tag) ? 'known' : 'new';
}

function tagOfReading({ path }: Call, answer: Answer): string | undefined {
  if (!path.endsWith('/:id') || answer === undefined) return undefined;
  const text = answer instanceof ReadyJson ? answer.text : JSON.stringify(answer);
  const content = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const version = versionIn(answer instanceof ReadyJson ? JSON.parse(text) : answer);
  return version === undefined ? `"${content}"` : `"${version}.${content}"`;
}

function tagOfWrite(answer: Answer): string | undefined {
  const version = answer instanceof ReadyJson ? undefined : versionIn(answer);
  return version === undefined ? undefined : `"${version}"`;
}

function versionIn(answer: Record<string, unknown> | undefined): number | undefined {
  const { version } = (answer?.data ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

export const isAmong = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && (tags.trim() === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

/** The version in a tag; undefined without a tag, or for `*`. */
export function versionOfTag(tag: string | undefined): number | undefined {
  if (tag === undefined || tag.trim() === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})(?:\.[\w-]+)?"$/.exec(tag.trim())?.[1] ?? Number.NaN);
}
