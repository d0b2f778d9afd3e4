import type { Asked } from '../../../platform/http/asked.ts';
import { invalid, Problem } from '../../../platform/problem.ts';

export type SentFile = {
  name: string;
  bytes: Buffer;
  device_id: number | undefined;
  isDryRun: boolean;
  mapping: Record<string, unknown> | undefined;
};

const megabytes = 10;

/** A file with its wishes: `files[]`, `device_id`, `dry_run`, `mapping`. */
export async function readSentFile(asked: Asked): Promise<SentFile> {
  if (!asked.request.isMultipart()) throw new Problem('type_not_supported');
  let file: { name: string; bytes: Buffer } | undefined;
  const fields: Record<string, string> = {};
  try {
    for await (const part of asked.request.parts({ limits: { fileSize: megabytes * 1024 * 1024 } })) {
      if (part.type === 'file') file = { name: nameOf(part.filename), bytes: await part.toBuffer() };
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem('file_too_large', { args: { megabytes } });
    throw error;
  }
  if (!file) throw invalid({ files: [{ code: 'required' }] });
  if (!/\.(dat|txt|csv|tsv|xlsx)$/i.test(file.name)) throw new Problem('file_type_refused', { args: { types: 'dat, txt, csv, xlsx' } });
  if (file.bytes.length === 0) throw new Problem('file_empty');
  return { ...file, device_id: idIn(fields.device_id), isDryRun: fields.dry_run === 'true', mapping: mappingIn(fields.mapping) };
}

const nameOf = (name: string): string => name.replace(/[\\/\u0000-\u001f\u007f]/g, '_').slice(-150);

function idIn(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid({ device_id: [{ code: 'not_valid' }] });
  return Number(text);
}

function mappingIn(text: string | undefined): Record<string, unknown> | undefined {
  if (!text) return undefined;
  try {
    const mapping = JSON.parse(text);
    if (typeof mapping === 'object' && mapping !== null && !Array.isArray(mapping)) return mapping;
  } catch {}
  throw invalid({ mapping: [{ code: 'not_valid' }] });
}
