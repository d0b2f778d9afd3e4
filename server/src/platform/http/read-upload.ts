import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { invalid, Problem } from '../problem.ts';

/** One file, and the other fields of the form. */
export type Sent = { name: string; bytes: Buffer; fields: ReadonlyMap<string, string> };

type UploadRules = { fields: readonly string[]; megabytes: number };

/** The parts of an upload, in any order. Any error in them is the client's. */
export async function readUpload(request: FastifyRequest, { fields: known, megabytes }: UploadRules): Promise<Sent> {
  if (!request.isMultipart()) throw new Problem('type_not_supported');
  const fields = new Map<string, string>();
  let file: { name: string; bytes: Buffer } | undefined;
  for await (const part of partsOf(request, megabytes)) {
    if (part.type === 'file') file = { name: nameOf(part.filename), bytes: await readable(part.toBuffer(), megabytes) };
    else if (fields.has(part.fieldname)) throw invalid({ [part.fieldname]: [{ code: 'not_valid' }] });
    else if (known.includes(part.fieldname)) fields.set(part.fieldname, String(part.value));
  }
  if (!file) throw invalid({ files: [{ code: 'required' }] });
  return { ...file, fields };
}

async function* partsOf(request: FastifyRequest, megabytes: number) {
  const parts = request.parts({ limits: { fileSize: megabytes * 1024 * 1024 } });
  for (;;) {
    const { done, value } = await readable(parts.next(), megabytes);
    if (done) return;
    yield value;
  }
}

const tooLarge = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

async function readable<T>(reading: Promise<T>, megabytes: number): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem('file_too_large', { args: { megabytes } });
    throw new Problem(tooLarge.has(code) ? 'too_large' : 'malformed');
  }
}

/** People see it again; it leads nowhere. */
const nameOf = (name: string | undefined): string => (name || 'file').replace(/[\\/\u0000-\u001f\u007f]/g, '_').slice(-150);

/** Identifies an upload. */
export const fingerprintOfSent = ({ name, bytes, fields }: Sent): string =>
  JSON.stringify([name, createHash('sha256').update(bytes).digest('hex'), [...fields]]);
