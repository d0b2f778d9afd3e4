import { pages } from '@cadre/contract/pages';
import { sessionKey } from '@cadre/contract/session-key';
import { escapeHtml } from '../texts/escape-html.ts';
import type { Translate } from '../texts/texts.ts';
import { documentPath } from './docs-text.ts';

export const docsStylePath = '/api/docs.css';
export const docsScriptPath = '/api/docs.js';

/** The frame of the document; its script fills it for a signed-in reader. */
export const docsPage = (t: Translate, language: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cadre API</title><link rel="stylesheet" href="${docsStylePath}"><script src="${docsScriptPath}" defer></script></head>
<body><main><h1>Cadre API</h1><p>${escapeHtml(t('problems.not_signed_in'))} <a href="${pages.login.path}">${escapeHtml(t('auth.sign_in'))}</a></p></main></body></html>`;

/** The session is in the browser's storage, so a link alone cannot open the document. */
export const docsScript = `
const session = JSON.parse(localStorage.getItem('${sessionKey}') ?? 'null');
const load = (path) => fetch(path, { headers: { authorization: 'Bearer ' + session.access_token } });
const show = async (answer) => {
  if (!answer.ok) return;
  document.documentElement.lang = 'en';
  document.body.innerHTML = await answer.text();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  for (const link of document.querySelectorAll('a[download]')) link.addEventListener('click', (event) => void save(event, link));
};
const save = async (event, link) => {
  if (link.href.startsWith('blob:')) return;
  event.preventDefault();
  const file = await load(link.href);
  if (!file.ok) return location.reload();
  link.download = link.download || 'openapi.json';
  link.href = URL.createObjectURL(await file.blob());
  link.click();
};
if (session) load('${documentPath.replace('.json', '.html')}').then(show);
`;

export const docsStyle = `
:root{color-scheme:light dark;--line:#8884;--quiet:#888}body{margin:0;display:flex;font:15px/1.5 Inter,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px;min-width:170px;box-sizing:border-box;border-right:1px solid var(--line)}nav a{display:block;padding:2px 0;color:inherit}
main{padding:24px 32px;max-width:900px;flex:1;min-width:0}h2{margin-top:40px}details{border:1px solid var(--line);border-radius:6px;margin:8px 0;padding:8px 12px}
summary{cursor:pointer}summary span{color:var(--quiet)}summary b{display:inline-block;min-width:56px;font-size:12px}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:4px 8px 4px 0;border-top:1px solid var(--line);vertical-align:top}
pre{background:#8881;border-radius:6px;padding:12px;overflow:auto;font-size:13px}.part{font-size:13px;font-weight:400}.get{color:#2878c8}.post{color:#2a8a4a}.put,.patch{color:#b06a00}.delete{color:#c03030}@media(max-width:700px){nav{display:none}main{padding:16px}}`;
