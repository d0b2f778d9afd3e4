import type { Call } from '@cadre/contract/call';
import fc from 'fast-check';

/** A random request: fields that the call declares and others, each with any value. */
export type Wild = { path: string; query: string; body: Record<string, unknown> | string; headers: Record<string, string> };

const words = fc.constantFrom(
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '%',
  '\u0000',
  '\ud800',
  '',
  '   ',
  '{}',
  '[]',
  'null',
  '-1',
  '1e999',
  '9'.repeat(40),
  '2026-02-30',
  '2026-02-28',
  'infinity',
  'self',
  'x'.repeat(5_000),
);
const numbers = fc.constantFrom(0, 1, 2, 3, -1, 1.5, 2 ** 31, 2 ** 53, 1e300);
const anything = fc.oneof(words, numbers, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 4 }));

export function wildRequest(call: Call): fc.Arbitrary<Wild> {
  const names = [...Object.keys(call.body ?? {}), ...Object.keys(call.upload ?? {}), 'version', 'id', 'filters'];
  const requested = [
    ...Object.keys(call.query ?? {}),
    'page',
    'per_page',
    'order_by',
    'order_dir',
    'search',
    'ids',
    'filters',
    'month',
    'after',
  ];
  const parameters = call.path.split('/').filter((part) => part.startsWith(':'));
  return fc.record({
    path: fc
      .array(fc.oneof(fc.constantFrom('1', '2', 'self', '0'), words), { minLength: parameters.length, maxLength: parameters.length })
      .map((values) => parameters.reduce((path, name, at) => path.replace(name, segment(values[at])), call.path as string)),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...requested), words), words), { maxLength: 3 }).map(queryOf),
    body: fc.oneof(
      fc.dictionary(fc.oneof(fc.constantFrom(...names), words), anything, { maxKeys: 6 }),
      fc.constantFrom('', '{', '[]', '"x"', '{"a":1}{', `{"a":${'['.repeat(50)}${']'.repeat(50)}}`),
    ),
    headers: fc.dictionary(
      fc.constantFrom(
        'if-match',
        'if-none-match',
        'idempotency-key',
        'accept-language',
        'range',
        'cookie',
        'x-forwarded-for',
        'accept-encoding',
      ),
      words.filter((word) => /^[\x20-\x7e]*$/.test(word)),
      { maxKeys: 2 },
    ),
  });
}

/** A lone half of a pair cannot be written into a URL at all. */
const segment = (value = ''): string => encodeURIComponent(value.toWellFormed().slice(0, 150)) || '%20';
const queryOf = (pairs: [string, string][]): string =>
  pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&');
