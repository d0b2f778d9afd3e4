import type { InjectOptions } from 'fastify';
import { type Described, type OpenapiDocument, operationsOf, type Schema, schemaOfParameter } from './document.ts';
import { exampleOf } from './example-of.ts';

type Narrowed = { name: string; request: InjectOptions };

/** A filter that is an alias of another is sent in a separate request. */
const alias = /^(The same as|What shares a day)/;

/** Calls of every list with all of its filters, with all aliases of the filters, and by month, as the document describes them. */
export function narrowedCalls(document: OpenapiDocument): Narrowed[] {
  return operationsOf(document)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .flatMap((described) =>
      queriesOf(document, described).map((query) => ({ name: described.path, request: { url: described.path, query } })),
    );
}

function queriesOf(document: OpenapiDocument, { operation }: Described): Record<string, string>[] {
  const schemaNamed = (name: string): Schema | undefined => {
    const found = operation.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name);
    return found && schemaOfParameter(found);
  };
  const filters = Object.entries((schemaNamed('filters')?.properties ?? {}) as Record<string, Schema>);
  const { true: others = [], false: own = [] } = Object.groupBy(
    filters,
    ([, { description }]) => `${alias.test(String(description))}` as const,
  );
  const asFilters = (some: typeof filters): Record<string, string>[] =>
    some.length === 0
      ? []
      : [{ filters: JSON.stringify(Object.fromEntries(some.map(([name, schema]) => [name, filterValue(document, schema)]))) }];
  const month = schemaNamed('month');
  return [...asFilters(own), ...asFilters(others), ...(month ? [{ month: String(exampleOf(document, month)) }] : [])];
}

/** Bounds on both sides, or a value. */
function filterValue(document: OpenapiDocument, schema: Schema): unknown {
  const bounds = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  if (bounds.length === 0) return exampleOf(document, schema);
  const value = exampleOf(document, bounds[0]?.[1] as Schema);
  return Object.fromEntries(bounds.map(([name]) => [name, value]));
}
