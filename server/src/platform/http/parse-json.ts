import { parse } from 'secure-json-parse';
import { Problem } from '../problem.ts';
import { measureJson } from './measure-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The largest that any call asks for: five thousand records of a terminal with all their fields. */
const most = { depth: 20, values: 40_000, keys: 2_000 };

/** Every body is an object. An empty one is none: some clients send the content type with a DELETE. */
export function parseJson(bytes: Buffer): object | undefined {
  if (bytes.length === 0) return undefined;
  const { depth, values, keys } = measureJson(bytes, most);
  if (depth > most.depth) throw new Problem('malformed');
  if (values > most.values || keys > most.keys) throw new Problem('too_large');
  try {
    const value: unknown = parse(utf8.decode(bytes), undefined, { protoAction: 'error', constructorAction: 'error' });
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Problem('malformed');
    return value;
  } catch {
    throw new Problem('malformed');
  }
}
