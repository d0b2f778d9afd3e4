import { type Person, people } from './people.ts';

export type Session = { access_token: string; user: { id: number } };
type Row = { id: number; version: number; [field: string]: unknown };

/** The product's own calls, for what a journey needs but is not about. */
export async function sendRequest<T>(session: Session | undefined, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${process.env.E2E_URL}/api/v1${path}`, {
    method,
    headers: {
      ...(session && { authorization: `Bearer ${session.access_token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const sessions = new Map<string, Promise<Session>>();

/** One session per person and worker: signing in is the subject of one journey only. */
export function sessionOf(person: Person): Promise<Session> {
  const known = sessions.get(person.email) ?? signIn(person);
  sessions.set(person.email, known);
  return known;
}

async function signIn({ email, password }: Person): Promise<Session> {
  const { token, user } = await sendRequest<{ token: { access_token: string }; user: Session['user'] }>(undefined, 'POST', '/login', {
    email,
    password,
    withToken: true,
  });
  return { access_token: token.access_token, user };
}

/** Made by the administrator, as if it had always been there. */
export async function make(resource: string, record: Record<string, unknown>): Promise<Row> {
  return (await sendRequest<{ data: Row }>(await sessionOf(people.adrian), 'POST', `/${resource}`, record)).data;
}

export async function find(resource: string, name: string): Promise<Row> {
  const query = new URLSearchParams({ search: name, per_page: '100' });
  const { data } = await sendRequest<{ data: Row[] }>(await sessionOf(people.adrian), 'GET', `/${resource}?${query}`);
  const row = data.find((one) => one.name === name);
  if (!row) throw new Error(`There is no ${name} among the ${resource}.`);
  return row;
}
