import { signIn } from './product.ts';

type Posted = { data: { id: number } };
export type Post = (path: string, body: object) => Promise<Posted>;

/** Sends requests as the payroll officer of the demo company. */
export async function poster(url: string): Promise<Post> {
  const authorization = `Bearer ${await signIn(url, 'payroll@example.com')}`;
  return async (path, body) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as Posted;
  };
}
