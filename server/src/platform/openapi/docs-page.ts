import { escapeHtml } from '../texts/escape-html.ts';
import type { OpenapiDocument } from './openapi-document.ts';
import type { Schema } from './schema-of-fields.ts';

type Operation = {
  tags: string[];
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Parameter = { name: string; in: string; description?: string; schema: Schema };
type Entry = { method: string; path: string; operation: Operation };

export const docsStylePath = '/api/docs.css';

/** The document as a page to read; it needs no script and nothing from elsewhere. */
export function docsPage(document: OpenapiDocument): string {
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
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title><link rel="stylesheet" href="${docsStylePath}"></head>
<body><nav aria-label="Sections"><strong>${escapeHtml(document.info.title)} API</strong>${tags.map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join('')}</nav>
<main><h1>${escapeHtml(document.info.title)} API</h1><p>${marked(document.info.description)} <a href="/api/v1/openapi.json">openapi.json</a></p>
${sections.join('\n')}</main></body></html>`;
}

const section = (tag: string, entries: Entry[]): string =>
  `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${entries.map(article).join('')}</section>`;

function article({ method, path, operation }: Entry): string {
  const parameters = operation.parameters.map(({ name, in: where, schema, description }) => row(name, where, schema, description));
  const bodies = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => {
    const required = new Set((schema.required as string[] | undefined) ?? []);
    return Object.entries((schema.properties as Record<string, Schema> | undefined) ?? {}).map(([name, inner]) =>
      row(name, required.has(name) ? 'body, required' : 'body', inner),
    );
  });
  const rows = [...parameters, ...bodies];
  const table =
    rows.length === 0 ? '' : `<table><thead><tr><th>Name</th><th>In</th><th>Kind</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span></summary>
<p>${marked(operation.description)}</p>${table}</details>`;
}

const row = (name: string, where: string, schema: Schema, description?: string): string =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(where)}</td><td>${marked(kindOf(schema, description))}</td></tr>`;

function kindOf(schema: Schema, description?: string): string {
  const kind = [schema.type].flat().filter(Boolean).join(' or ');
  const options = Array.isArray(schema.enum) ? `: ${schema.enum.join(', ')}` : '';
  const limits = [schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum];
  const range = limits.some((limit) => limit !== undefined) ? ` (${limits.map((limit) => limit ?? '').join(' to ')})` : '';
  return [`${kind}${options}${range}`, description ?? schema.description].filter(Boolean).join('. ');
}

const marked = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

export const docsStyle = `
:root{color-scheme:light dark;--line:#8884;--quiet:#888}body{margin:0;display:flex;font:15px/1.5 Inter,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;min-width:170px;box-sizing:border-box;border-right:1px solid var(--line)}nav a{display:block;padding:2px 0;color:inherit}
main{padding:24px 32px;max-width:900px;flex:1;min-width:0}h2{margin-top:40px}details{border:1px solid var(--line);border-radius:6px;margin:8px 0;padding:8px 12px}
summary{cursor:pointer}summary span{color:var(--quiet)}summary b{display:inline-block;min-width:56px;font-size:12px}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:4px 8px 4px 0;border-top:1px solid var(--line);vertical-align:top}
.get{color:#2878c8}.post{color:#2a8a4a}.put,.patch{color:#b06a00}.delete{color:#c03030}@media(max-width:700px){nav{display:none}main{padding:16px}}`;
