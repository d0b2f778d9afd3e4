import type { OpenapiDocument } from './openapi-document.ts';
import type { Schema } from './schema-of-fields.ts';

/** The part of the document for one section: its calls and the schemas they refer to. */
export function sectionOf(document: OpenapiDocument, section: string): OpenapiDocument {
  const paths: OpenapiDocument['paths'] = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    const own = Object.entries(methods).filter(([, { tags }]) => (tags as string[]).includes(section));
    if (own.length > 0) paths[path] = Object.fromEntries(own);
  }
  const { schemas, ...components } = document.components as { schemas: Record<string, Schema> } & Schema;
  const used = namesIn([paths, components.responses], schemas);
  const info = { ...document.info, title: `${document.info.title}: ${section}` };
  const tags = (document.tags as { name: string }[]).filter(({ name }) => name === section);
  return { ...document, info, tags, paths, components: { ...components, schemas: pick(schemas, used) } };
}

/** The schemas that a value references, directly or indirectly. */
function namesIn(value: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  const [, named] = /^#\/components\/schemas\/(.+)$/.exec(typeof value === 'string' ? value : '') ?? [];
  if (named !== undefined && !found.has(named)) namesIn(schemas[named], schemas, found.add(named));
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) namesIn(inner, schemas, found);
  return found;
}

const pick = (schemas: Record<string, Schema>, names: ReadonlySet<string>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
