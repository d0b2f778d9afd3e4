import type { FastifyInstance, InjectOptions } from 'fastify';

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response
export type Answer = { status: number; body: any; headers: Record<string, unknown>; text: string };

type Headers = Record<string, string>;

export type Person = {
  get(path: string, query?: Record<string, unknown>, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  /** Anything else, as it goes over the wire; the path is below /api/v1. */
  send(request: InjectOptions & { path: string }): Promise<Answer>;
};

/** Sends requests like a client. An object in a query, like `filters`, is sent as JSON. */
export function personWith(app: FastifyInstance, token: string | undefined): Person {
  const send: Person['send'] = async ({ path, headers, ...request }) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ ...request, url: `/api/v1${path}`, headers: { ...authorization, ...headers } });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson && answer.body ? answer.json() : undefined,
    };
  };
  const write =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (path: string, body?: unknown, headers: Headers = {}) =>
      send({ method, path, headers, ...(body !== undefined && { payload: body as object }) });

  return {
    send,
    get: (path, query = {}, headers = {}) => send({ method: 'GET', path, query: asText(query), headers }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
  };
}

const asText = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
