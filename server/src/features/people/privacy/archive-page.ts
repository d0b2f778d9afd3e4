import { type Field, namedAs } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { listText } from '@cadre/contract/texts/list-text';
import type { Caller } from '../../../crud/access/caller.ts';
import { fieldWord, optionWord } from '../../../crud/read/field-words.ts';
import { escapeHtml } from '../../../platform/texts/escape-html.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import type { Collected, CollectedRow } from './collect-person.ts';
import type { Notice } from './notices-of-person.ts';

const style = `body{font:15px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}
th,td{border-bottom:1px solid #ddd;padding:.3rem .6rem;text-align:left;vertical-align:top}th{width:30%;font-weight:600}`;

/** The archive for eyes: every record as a small table, and the files to open. It needs no program but a browser. */
export function archivePage(caller: Caller, name: string, collected: Collected[], notices: Notice[], files: string[]): string {
  const sections = collected.filter(({ rows }) => rows.length > 0).map((section) => sectionOf(caller, section));
  const links = files.map((path) => `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(path)}</a></li>`);
  const list = links.length > 0 ? `<h2>${escapeHtml(caller.t('common.files'))}</h2><ul>${links.join('')}</ul>` : '';
  return `<!doctype html><html lang="${caller.language}"><meta charset="utf-8"><title>${escapeHtml(name)}</title><style>${style}</style>
<h1>${escapeHtml(name)}</h1>${sections.join('\n')}${noticesList(caller, notices)}${list}</html>`;
}

const noticesList = (caller: Caller, notices: Notice[]): string => {
  const lines = notices.map(({ at, text }) => `<tr><th>${escapeHtml(at)}</th><td>${escapeHtml(text)}</td></tr>`);
  return lines.length > 0 ? `<h2>${escapeHtml(caller.t('shell.notifications'))}</h2><table>${lines.join('')}</table>` : '';
};

const sectionOf = (caller: Caller, { resource, rows }: Collected): string =>
  `<h2>${escapeHtml(wordsOf(caller.t).many(resource.name))}</h2>${rows.map((row) => recordOf(caller, resource, row)).join('\n')}`;

function recordOf(caller: Caller, resource: Resource, row: CollectedRow): string {
  const lines = Object.keys(resource.fields).flatMap((name) => {
    const value = shownValue(caller, name, fieldOf(resource, name) as Field, row);
    return value === '' ? [] : [`<tr><th>${escapeHtml(fieldWord(caller, resource, name))}</th><td>${escapeHtml(value)}</td></tr>`];
  });
  return `<table>${lines.join('')}</table>`;
}

function shownValue(caller: Caller, name: string, field: Field, row: CollectedRow): string {
  const { t, language } = caller;
  const value = row[name];
  if (value === null || value === undefined) return '';
  if (field.kind === 'boolean') return t(value ? 'common.yes' : 'common.no');
  if (field.kind === 'choice') return optionWord(caller, name, field, String(value));
  if (field.kind === 'share')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 10_000);
  if (field.kind === 'reference') return String((row[namedAs(name)] as { name?: string } | null)?.name ?? value);
  if (field.kind === 'references')
    return listText(
      language,
      (row[namedAs(name)] as { name: string }[]).map((one) => one.name),
    );
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
