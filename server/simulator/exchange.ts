import { request } from 'node:http';

export type Reply = { status: number; text: string };

/** Where the connection breaks: in the middle of the request, or after it but before the response is read. */
export type Cut = 'in_body' | 'before_reply';

type Sent = { method: 'GET' | 'POST'; url: string; body?: string; contentType?: string | undefined; cut?: Cut | undefined };

/** One request as terminals send it: plain HTTP/1.1 on a separate connection, without cookies or redirects. */
export function exchange({ method, url, body, contentType, cut }: Sent): Promise<Reply> {
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const headers = {
    'user-agent': 'iClock Proxy/1.09',
    accept: '*/*',
    connection: 'close',
    ...(bytes && { 'content-length': bytes.length }),
    ...(contentType && { 'content-type': contentType }),
  };
  return new Promise((resolve, reject) => {
    const requested = request(url, { method, headers, agent: false, timeout: 30_000 }, (answer) => {
      answer.on('error', reject);
      if (cut) return;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
    });
    requested.on('timeout', () => requested.destroy(new Error('The server does not answer.')));
    requested.on('error', reject);
    const breakLine = () => {
      requested.destroy();
      reject(new Error('The line was cut.'));
    };
    if (cut === 'in_body' && bytes) {
      requested.write(bytes.subarray(0, Math.floor(bytes.length / 2)), breakLine);
      return;
    }
    // The first byte of a response proves that the server received the whole request.
    if (cut === 'before_reply') requested.on('response', breakLine);
    requested.end(bytes);
  });
}
