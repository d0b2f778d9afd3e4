import { type Call, whole } from '@cadre/contract/call';
import { list, map, required, text } from '@cadre/contract/fields';
import { type ProblemCode, problems } from '@cadre/contract/problems';
import { besideRefusals } from '@cadre/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { served } from '../../src/platform/http/served.ts';
import { describeCall } from '../../src/platform/openapi/describe-call.ts';
import { misfits } from './misfits.ts';
import { remembered } from './remembered.ts';

export type Watched = {
  /** The calls that were answered with a success, and fitted. */
  proven: Set<Call>;
  /** Each mismatch is listed once. */
  wrong: Set<string>;
  /** Calls that ended in a server error. */
  failed: Set<string>;
};

/** Checks every response of the application against the declaration of its call. Must be called before the application is ready. */
export function watchAnswers(app: FastifyInstance): Watched {
  const watched: Watched = { proven: new Set(), wrong: new Set(), failed: new Set() };
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const call = routeOptions.config[served];
    // A compressed response has been checked before, when it was requested uncompressed.
    if (!call || reply.hasHeader('content-encoding')) return payload;
    const { statusCode: status } = reply;
    const name = `${call.method} ${call.path}`;
    const found = wrongIn(call, status, String(reply.getHeader('content-type')), payload);
    for (const line of found) watched.wrong.add(`${name}: ${line}`);
    if (status >= 500) watched.failed.add(`${name}: ${status}`);
    if (status < 300 && found.length === 0) watched.proven.add(call);
    return payload;
  });
  return watched;
}

function wrongIn(call: Call, status: number, type: string, payload: unknown): string[] {
  if (status !== 500 && !announced(call).has(String(status))) return [`${status}, which the document does not announce`];
  if (status === 304) return payload ? ['304 with a body'] : [];
  return status < 300 ? wrongAnswer(call, type, payload) : wrongRefusal(status, type, payload);
}

/** A large answer that is sent to every caller from the same memory is compared once: it takes a quarter of a second. */
const wrongShared = remembered((shared: Buffer) => remembered((call: Call) => misfits(call, JSON.parse(shared.toString()))));

/** The statuses that the document announces. */
const announced = remembered((call: Call) => new Set(Object.keys(describeCall(call).responses as object)));

function wrongAnswer(call: Call, type: string, payload: unknown): string[] {
  if (call.file) return call.file.some((declared) => fits(declared, type)) ? [] : [`a file of the type ${type}`];
  if (!type.startsWith('application/json')) return [`an answer of the type ${type}`];
  return Buffer.isBuffer(payload) ? wrongShared(payload)(call) : misfits(call, JSON.parse(String(payload)));
}

const fits = (declared: string, type: string): boolean => {
  const [plain = ''] = type.split(';');
  return declared.endsWith('/*') ? plain.startsWith(declared.slice(0, -1)) : plain === declared;
};

const refusal = {
  error: text(required),
  code: text(required),
  request_id: text(required),
  fields: map(list(text(required)), { required: true, optional: true }),
} as const;

/** A refusal is a known problem with its own status. */
function wrongRefusal(status: number, type: string, payload: unknown): string[] {
  if (!type.startsWith('application/json')) return [`a refusal of the type ${type}`];
  const body = JSON.parse(String(payload));
  const code = body.code as ProblemCode;
  if (problems[code] !== status) return [`${code} with the status ${status}`];
  return misfits({ method: 'GET', answer: whole({ ...refusal, ...besideRefusals[code] }) }, body).map((line) => `${code}: ${line}`);
}
