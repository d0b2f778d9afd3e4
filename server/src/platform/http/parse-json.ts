import { parse } from 'secure-json-parse';
import { Problem } from '../problem.ts';
import { measureJson } from './measure-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const deepest = 20;
const mostKeys = 2_000;

/**
 * Every body is an object, or a list where its call knows a name for it. An empty one is none: some clients send the content type with a DELETE.
 */
export function parseJson(bytes: Buffer, mostValues: number, listAs?: string): object | undefined {
  if (bytes.length === 0) return undefined;
  const { depth, values, keys } = measureJson(bytes, { depth: deepest, values: mostValues, keys: mostKeys });
  if (depth > deepest) throw new Problem('malformed');
  if (values > mostValues || keys > mostKeys) throw new Problem('too_large');
  try {
    const value: unknown = parse(utf8.decode(bytes), undefined, { protoAction: 'error', constructorAction: 'error' });
    if (Array.isArray(value) && listAs !== undefined) return { [listAs]: value };
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem('malformed');
    return value;
  } catch {
    throw new Problem('malformed');
  }
}
