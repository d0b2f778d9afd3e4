export type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string>; keepalive?: boolean; signal?: AbortSignal };

/** Like `fetch`, which cannot report upload progress: reports the share that is sent, in basis points. */
export const sendWithProgress =
  (onProgress: (share: number) => void) =>
  (address: string, { method = 'GET', body, headers = {} }: Sent): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(Math.round((loaded / total) * 100) * 100);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = () => reject(new TypeError('The request has not reached the server.'));
      request.open(method, address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send(body as FormData);
    });

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return new Response(request.responseText || null, { status: request.status, headers: headers.filter(([name]) => name !== '') });
}
