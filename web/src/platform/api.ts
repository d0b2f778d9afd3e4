import { confirmHeader } from '@cadre/contract/confirm-header';
import { ApiProblem, isWarning } from './api-problem.ts';
import { type Sent, sendWithProgress } from './send-with-progress.ts';
import { endSession, readSession } from './session/session-store.ts';
import { storedLanguage, translate } from './texts.ts';
import { confirmWarning } from './warnings.ts';

type Query = Record<string, string | number | boolean | undefined | null>;
type Carry = (address: string, sent: Sent) => Promise<Response>;

const base = '/api/v1';

/** The one way to the server. Throws ApiProblem; a 401 ends the session. */
export const api = {
  get: <T>(path: string, query?: Query): Promise<T> => fetchJson<T>(path + queryString(query)),
  post: <T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> => write<T>('POST', path, body, headers),
  put: <T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> => write<T>('PUT', path, body, headers),
  patch: <T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> => write<T>('PATCH', path, body, headers),
  /** Is delivered although the page closes, unless the body is too long for that; the response is ignored. */
  writeOnLeaving: (method: string, path: string, body: unknown): void =>
    void ask(path, { method, headers: jsonHeaders, body: JSON.stringify(body), keepalive: true }).catch(() => undefined),
  delete: <T>(path: string, body?: unknown, headers?: Record<string, string>): Promise<T> => write<T>('DELETE', path, body, headers),
  upload: <T>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> =>
    fetchJson<T>(path, { method: 'POST', body: form }, sendWithProgress(onProgress)),
  /** Stays open until the signal aborts. */
  stream: (path: string, signal: AbortSignal): Promise<Response> => ask(path, { headers: { accept: 'text/event-stream' }, signal }),
  blob: async (path: string, query?: Query): Promise<Blob> => (await ask(path + queryString(query))).blob(),
};

const jsonHeaders = { 'content-type': 'application/json' };

async function write<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const sent = {
    method,
    headers: body === undefined ? headers : { ...jsonHeaders, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  try {
    return await fetchJson<T>(path, sent);
  } catch (problem) {
    if (!isWarning(problem) || !(await confirmWarning(problem.message))) throw problem;
    return fetchJson<T>(path, { ...sent, headers: { ...sent.headers, [confirmHeader]: problem.code } });
  }
}

async function fetchJson<T>(path: string, sent: Sent = {}, carry: Carry = fetch): Promise<T> {
  const answer = await ask(path, sent, carry);
  if (answer.status === 204) return undefined as T;
  const body = await readJson(answer);
  // A response without the expected body is an error even if its status is not.
  if (typeof body !== 'object' || body === null) throw new ApiProblem(answer.status, translate('common.no_answer'));
  if ('error' in body) throw problemOf(answer, body);
  return body as T;
}

async function ask(path: string, sent: Sent = {}, carry: Carry = fetch): Promise<Response> {
  const token = readSession()?.access_token;
  const headers = { 'accept-language': storedLanguage(), ...(token && { authorization: `Bearer ${token}` }), ...sent.headers };
  const answer = await send(path, { ...sent, headers }, carry);
  if (answer.ok) return answer;
  // Only the session that was refused ends, not one that began while the request was under way.
  if (answer.status === 401 && readSession()?.access_token === token) endSession();
  throw problemOf(answer, await readJson(answer));
}

async function send(path: string, sent: Sent, carry: Carry): Promise<Response> {
  try {
    return await carry(path.startsWith('/api/') ? path : base + path, sent);
  } catch (cause) {
    throw Object.assign(new ApiProblem(0, translate('common.network')), { cause });
  }
}

function problemOf(answer: Response, body: unknown): ApiProblem {
  const sentence = (body as { error?: unknown } | undefined)?.error;
  const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
  return new ApiProblem(answer.status, typeof sentence === 'string' ? sentence : translate('common.no_answer'), body, retryAfter);
}

const readJson = (answer: Response): Promise<unknown> => answer.json().catch(() => undefined);

function queryString(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
