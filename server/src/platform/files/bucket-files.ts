import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../problem.ts';
import { checkedName, type Files, type StoredFile } from './files.ts';

const patienceMilliseconds = 30_000;

/** Files in a bucket that speaks S3: `s3+https://KEY:SECRET@host/bucket?region=eu-central-1`. */
export function createBucketFiles(filesUrl: string): Files {
  const { origin, bucket, client } = bucketOf(filesUrl);
  const ask = (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: Buffer): Promise<Response> =>
    send(method, `/${checkedName(name)}`, body);
  const send = async (method: 'PUT' | 'GET' | 'DELETE', path: string, body?: Buffer): Promise<Response> => {
    const answer = await client.fetch(`${origin}/${bucket}${path}`, {
      method,
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(body && { body: new Uint8Array(body) }),
    });
    if (!answer.ok && !(method === 'DELETE' && answer.status === 404)) {
      await answer.body?.cancel();
      const cause = new Error(`The file store answered ${answer.status} to ${method} of ${path}.`);
      throw method === 'GET' && answer.status === 404 ? new Problem('file_missing', { cause }) : cause;
    }
    return answer;
  };

  return {
    async put(name, content) {
      // A signed request needs its length and hash before it begins; files here are at most some megabytes.
      const body = Buffer.isBuffer(content) ? content : await buffer(content);
      await (await ask('PUT', name, body)).body?.cancel();
    },
    async get(name) {
      const { body } = await ask('GET', name);
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
    },
    async remove(name) {
      await (await ask('DELETE', name)).body?.cancel();
    },
    async *list() {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const page = await (await send('GET', `?list-type=2${next && `&continuation-token=${encodeURIComponent(next)}`}`)).text();
        yield* filesOn(page);
        next = textIn(page, 'NextContinuationToken');
      }
    },
  };
}

const filesOn = (page: string): StoredFile[] =>
  [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const [name, changed] = [textIn(entry, 'Key'), textIn(entry, 'LastModified')];
    return name && changed ? [{ name, changedAt: new Date(changed) }] : [];
  });

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

function bucketOf(filesUrl: string) {
  const url = new URL(filesUrl.replace(/^s3\+/, ''));
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  return { origin: url.origin, bucket: url.pathname.replace(/^\/|\/$/g, ''), client };
}
