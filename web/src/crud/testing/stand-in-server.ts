import { StandInUpload } from './stand-in-upload.ts';

/** A fake server for the pages under test: it records each request and answers each path as the test defines. */
export type Received = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers };
type Answer = { status?: number; body: unknown };
type Answers = Record<string, (requested: Received) => Answer | Promise<Answer>>;

export function standInServer(answers: Answers): { asked: Received[]; to: (call: string) => Received[] } {
  const requested: Received[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const request: Received = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    };
    requested.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    if (!answer) return Response.json({ error: `nothing at ${request.method} ${request.path}`, code: 'unknown_path' }, { status: 404 });
    const { status = 200, body } = await answer(request);
    return Response.json(body, { status });
  };
  globalThis.XMLHttpRequest = StandInUpload as never;
  return { asked: requested, to: (call) => requested.filter(({ method, path }) => `${method} ${path}` === call) };
}

export const listOf = (rows: readonly unknown[], meta: Record<string, unknown> = {}) => ({
  body: { data: rows, meta: { total: rows.length, page: 1, per_page: 25, last_page: 1, count: 'exact', ...meta } },
});
