import { parse } from 'secure-json-parse';
import { Problem } from '../problem.ts';

const deepest = 20;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Every body is an object. An empty one is none: some clients send the content type with a DELETE. */
export function parseJson(bytes: Buffer): object | undefined {
  if (bytes.length === 0) return undefined;
  try {
    const value: unknown = parse(utf8.decode(bytes), undefined, { protoAction: 'error', constructorAction: 'error' });
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isDeeper(value, deepest)) throw new Problem('malformed');
    return value;
  } catch {
    throw new Problem('malformed');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
