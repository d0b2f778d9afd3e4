import { escapeHtml } from '../texts/escape-html.ts';
import type { OpenapiDocument } from './openapi-document.ts';
import type { Schema } from './schema-of-fields.ts';

type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Content = { content: Record<string, { schema: Schema }> };
type Parameter = { name: string; in: string; description?: string } & ({ schema: Schema } | Content);
/** Where the document is; the page's script fetches it with the session. */
export const documentPath = '/api/v1/openapi.json';

type Entry = { method: string; path: string; operation: Operation };

/** The document as text to read, for the page that shows it. */
export function docsText(document: OpenapiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ method, path, operation: operation as Operation })),
  );
  const tags = [...new Set(entries.map(({ operation }) => operation.tags[0] ?? ''))].sort();
  const sections = tags.map((tag) =>
    section(
      tag,
      entries.filter(({ operation }) => operation.tags[0] === tag),
    ),
  );
  return `<nav aria-label="Sections"><strong>${escapeHtml(document.info.title)} API</strong>${tags.map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join('')}</nav>
<main><h1>${escapeHtml(document.info.title)} API</h1><p>${marked(document.info.description)} <a href="${documentPath}" download>openapi.json</a></p>
${sections.join('\n')}</main>`;
}

const sectionPath = (tag: string): string => `${documentPath.replace('.json', '')}/${tag}.json`;

const section = (tag: string, entries: Entry[]): string =>
  `<section id="${tag}"><h2>${escapeHtml(tag)} <a class="part" href="${sectionPath(tag)}" download="${tag}.json">JSON</a></h2>${entries.map(article).join('')}</section>`;

function article({ method, path, operation }: Entry): string {
  const parameters = operation.parameters.flatMap((parameter) =>
    'schema' in parameter
      ? [row(parameter.name, parameter.in, parameter.schema, parameter.description)]
      : [row(parameter.name, `${parameter.in}, JSON`, {}, parameter.description), ...contentRows(parameter)],
  );
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => bodyRows(schema));
  const rows = [...parameters, ...bodies];
  const table =
    rows.length === 0 ? '' : `<table><thead><tr><th>Name</th><th>In</th><th>Kind</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${marked(operation.description)}</p>${table}${exampleOf(operation)}</details>`;
}

/** The content of a JSON parameter. */
const contentRows = ({ name, content }: Parameter & Content): string[] =>
  Object.values(content).flatMap(({ schema }) =>
    Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {}).map(([inner, one]) => row(inner, `in ${name}`, one)),
  );

/** For several bodies, each under the values that distinguish it from the others. */
function bodyRows(schema: Schema): string[] {
  if (Array.isArray(schema.oneOf)) return (schema.oneOf as Schema[]).map(variantRow);
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {}).map(([name, inner]) =>
    row(name, required.has(name) ? 'body, required' : 'body', inner),
  );
}

const variantRow = ({ properties }: Schema): string => {
  const said = Object.entries(properties as Record<string, Schema>).map(([name, inner]) =>
    Array.isArray(inner.enum) ? `\`${name}\`: ${inner.enum.join(', ')}` : `\`${name}\``,
  );
  return `<tr><td>one of</td><td>body</td><td>${marked(said.join('; '))}</td></tr>`;
};

function exampleOf({ requestBody }: Operation): string {
  const [{ schema } = { schema: {} as Schema }] = Object.values(requestBody?.content ?? {});
  const [example] = (schema.examples as unknown[] | undefined) ?? [];
  return example === undefined ? '' : `<pre aria-label="Example">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`;
}

const row = (name: string, where: string, schema: Schema, description?: string): string =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(where)}</td><td>${marked(kindOf(schema, description))}</td></tr>`;

function kindOf(schema: Schema, description?: string): string {
  const choices = [schema.anyOf, schema.oneOf].flatMap((all) => (all ?? []) as Schema[]).map((one) => kindOf(one));
  const range = Object.keys((schema.properties as object | undefined) ?? {}).join(', ');
  const items = schema.type === 'array' && choices.length === 0 ? ` of ${kindOf(schema.items as Schema) || 'values'}` : '';
  const kind = [[schema.type].flat().filter(Boolean).join(' or ') + items + (range && ` {${range}}`), ...choices]
    .filter(Boolean)
    .join(' or ');
  const options = Array.isArray(schema.enum) ? `: ${schema.enum.join(', ')}` : '';
  const limits = [schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum];
  const bounds = limits.some((limit) => limit !== undefined) ? ` (${limits.map((limit) => limit ?? '').join(' to ')})` : '';
  return [`${kind}${options}${bounds}`, description ?? schema.description].filter(Boolean).join('. ');
}

const marked = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
