import { type OpenapiDocument, resolved, type Schema } from './document.ts';

let last = 0;

/** A value that a schema allows. Texts differ from one to the next, so that no two are taken for the same. */
export function exampleOf(document: OpenapiDocument, schema: Schema): unknown {
  const said = resolved(document, schema);
  if (Array.isArray(said.enum)) return said.enum[0];
  if (Array.isArray(said.examples)) return said.examples[0];
  const [choice] = [said.oneOf, said.anyOf].flatMap((all) => (all ?? []) as Schema[]);
  if (choice) return exampleOf(document, choice);
  const type = [said.type].flat()[0];
  if (type === 'object') return exampleObject(document, said);
  if (type === 'array') return Number(said.minItems ?? 1) === 0 ? [] : [exampleOf(document, said.items as Schema)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return said.minimum ?? 1;
  return type === 'string' ? exampleText(said) : 'anything';
}

/** All that is required. */
function exampleObject(document: OpenapiDocument, { properties = {}, required = [] }: Schema): Record<string, unknown> {
  const fields = properties as Record<string, Schema>;
  return Object.fromEntries((required as string[]).map((name) => [name, exampleOf(document, fields[name] as Schema)]));
}

/** Texts that match the patterns of the document. */
const fitting = ['09:30', '#0b7a4b', 'ES', 'EUR'];

function exampleText({ format, pattern, minLength = 0, maxLength = 1000 }: Schema): string {
  last += 1;
  if (format === 'date') return '2026-11-02';
  if (format === 'date-time') return '2026-11-02T09:30:00Z';
  if (format === 'email') return `client${last}@example.com`;
  if (typeof pattern === 'string') return fitting.find((text) => new RegExp(pattern, 'u').test(text)) ?? 'nothing fits';
  return `Example ${last}`.padEnd(Number(minLength), '.').slice(0, Number(maxLength));
}
