import { Agent, request } from 'node:http';

export type Target = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  paths: readonly string[];
  body?: string;
  bodies?: readonly string[];
};

const connections = 16;
const seconds = 3;
const mostRequests = 50_000;
const patienceMs = 30_000;

/**
 * Sends requests as fast as the responses arrive, over connections that stay open, and returns responses per second. Any status but 200
 * ends it.
 */
export async function measureLoad(target: Target): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  let sent = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() < end && sent < mostRequests) {
      sent += 1;
      await ask(agent, target, at(target.paths, sent) ?? '/', at(target.bodies ?? [], sent) ?? target.body);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, askOn));
    return (sent / (performance.now() - began)) * 1000;
  } finally {
    agent.destroy();
  }
}

const at = (list: readonly string[], number: number): string | undefined => list[number % list.length];

function ask(agent: Agent, { url, method = 'GET', headers = {} }: Target, path: string, body: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const requested = request(url + path, { agent, method, headers, timeout: patienceMs }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else
          reject(new Error(`${method} ${path} was answered with ${answer.statusCode}: ${Buffer.concat(chunks).toString().slice(0, 300)}`));
      });
    });
    requested.on('timeout', () => requested.destroy(new Error(`${method} ${path} was not answered in time.`)));
    requested.on('error', reject);
    requested.end(body);
  });
}
