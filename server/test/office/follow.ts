import { expect } from 'vitest';

/** The stream of events of one session: `next` returns its next event, or undefined where it ended. */
export async function follow(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const answer = await fetch(`${address}/api/v1/events`, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<string | undefined> => {
    while (!rest.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return undefined;
      rest += value;
    }
    const said = rest.slice(0, rest.indexOf('\n\n'));
    rest = rest.slice(said.length + 2);
    return said;
  };
  expect(await next()).toBe('retry: 2000');
  return { answer, next, end: () => reader?.cancel() };
}
