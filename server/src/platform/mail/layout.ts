import { escapeHtml } from '../texts/escape-html.ts';

/** The colours of the application: mails cannot read its tokens. The style block serves clients with a dark mode, the inline styles all others. */
const light = {
  page: '#f1f4f2',
  card: '#ffffff',
  text: '#16211c',
  muted: '#55635b',
  line: '#dfe5e1',
  accent: '#0b7a4b',
  onAccent: '#ffffff',
};
const dark = {
  page: '#0e1411',
  card: '#18201c',
  text: '#e9efeb',
  muted: '#a7b4ac',
  line: '#2e3a34',
  accent: '#3ddc97',
  onAccent: '#06281b',
};

const font = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Hiragino Sans','Yu Gothic','PingFang SC','Microsoft YaHei',sans-serif`;
const width = 600;

export type Button = { label: string; link: string };
export type Page = {
  language: string;
  title: string;
  /** The preview that mail programs show after the subject. */
  preheader: string;
  company: string;
  /** The reference of the enclosed logo. */
  logo: string | undefined;
  /** Parts of the card, as markup. */
  parts: readonly string[];
  /** Lines below the card, as markup. */
  footer: readonly string[];
};

/** A page of tables with inline styles, which Outlook, Gmail, Apple Mail and those like them draw alike. */
export const page = ({ language, title, preheader, company, logo, parts, footer }: Page): string => `<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;width:100%;background-color:${light.page};-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(preheader)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page}"><tr><td align="center" class="around" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${width}px">
<tr><td style="padding:0 4px 20px">${header(company, logo)}</td></tr>
<tr><td class="card" style="padding:32px 32px 16px;background-color:${light.card};border:1px solid ${light.line};border-radius:12px">
${parts.join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0">
${footer.join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;

/** For a company without a logo, its first letter. A logo has a white background, so that dark letters stay readable in dark mode. */
function header(company: string, logo: string | undefined): string {
  const name = `<td class="text" style="padding-left:12px;font:600 17px/24px ${font};color:${light.text}">${escapeHtml(company)}</td>`;
  const letter = escapeHtml([...company.trim()][0]?.toLocaleUpperCase() ?? '');
  const mark = logo
    ? `<td style="padding:4px;background-color:#ffffff;border-radius:8px"><img src="cid:${logo}" alt="${escapeHtml(company)}" height="36" style="display:block;height:36px;width:auto;max-width:200px;border:0"></td>`
    : `<td class="mark" width="36" height="36" align="center" style="width:36px;height:36px;background-color:${light.accent};border-radius:8px;font:700 18px/36px ${font};color:${light.onAccent}">${letter}</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${mark}${name}</tr></table>`;
}

export const greeting = (text: string): string =>
  `<p class="text" style="margin:0 0 16px;font:600 20px/28px ${font};color:${light.text}">${escapeHtml(text)}</p>`;

export const paragraph = (text: string): string =>
  `<p class="text" style="margin:0 0 20px;font:400 16px/25px ${font};color:${light.text};word-break:break-word">${escapeHtml(text)}</p>`;

/** The details of the mail, line by line; some are links to the record. */
export function details(lines: readonly { text: string; link: string | null }[]): string {
  const rows = lines.map(({ text, link }, at) => {
    const inner = link
      ? `<a class="link" href="${escapeHtml(link)}" style="color:${light.accent};text-decoration:underline">${escapeHtml(text)}</a>`
      : escapeHtml(text);
    const rule = at === 0 ? '' : `border-top:1px solid ${light.line};`;
    return `<tr><td class="text line" style="padding:11px 16px;${rule}font:400 15px/23px ${font};color:${light.text};word-break:break-word">${inner}</td></tr>`;
  });
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border:1px solid ${light.line};border-radius:8px;border-collapse:separate">${rows.join('')}</table>`;
}

/** At most two, side by side if there is room; the first is the most common choice. */
export function buttons(all: readonly Button[]): string {
  const cells = all.map(({ label, link }, at) => {
    const [accessLog, name] =
      at === 0
        ? [`background-color:${light.accent};color:${light.onAccent}`, 'button']
        : [`background-color:${light.card};color:${light.accent}`, 'second'];
    return `<td class="stacked" style="padding:0 12px 12px 0"><table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr><td class="${name}" align="center" style="${accessLog};border:1px solid ${light.accent};border-radius:8px"><a class="${name}" href="${escapeHtml(link)}" style="display:block;padding:12px 24px;font:600 16px/22px ${font};${accessLog};border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></td></tr></table></td>`;
  });
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 8px"><tr>${cells.join('')}</tr></table>`;
}

export const textLink = ({ label, link }: Button): string =>
  `<p style="margin:0 0 16px;font:400 15px/23px ${font}"><a class="link" href="${escapeHtml(link)}" style="color:${light.accent};text-decoration:underline">${escapeHtml(label)}</a></p>`;

export const remark = (text: string): string =>
  `<p class="muted" style="margin:8px 0 0;font:400 14px/21px ${font};color:${light.muted}">${escapeHtml(text)}</p>`;

export const footnote = (text: string, link?: string): string => {
  const inner = link
    ? `<a class="muted" href="${escapeHtml(link)}" style="color:${light.muted};text-decoration:underline">${escapeHtml(text)}</a>`
    : escapeHtml(text);
  return `<p class="muted" style="margin:0 0 6px;font:400 13px/20px ${font};color:${light.muted}">${inner}</p>`;
};

const inDark = (before = ''): string =>
  [
    `${before}.page{background-color:${dark.page}!important}`,
    `${before}.card{background-color:${dark.card}!important;border-color:${dark.line}!important}`,
    `${before}.text{color:${dark.text}!important}`,
    `${before}.muted{color:${dark.muted}!important}`,
    `${before}.line{border-color:${dark.line}!important}`,
    `${before}.link{color:${dark.accent}!important}`,
    `${before}.button,${before}.mark{background-color:${dark.accent}!important;border-color:${dark.accent}!important;color:${dark.onAccent}!important}`,
    `${before}.second{background-color:${dark.card}!important;border-color:${dark.accent}!important;color:${dark.accent}!important}`,
  ].join('');

/** Outlook on the web has its own word for dark mode. */
const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${inDark()}}`,
  inDark('[data-ogsc] '),
  '@media (max-width:480px){.around{padding:20px 12px!important}.card{padding:24px 20px 10px!important}.stacked{display:block!important;width:100%!important;padding-right:0!important;box-sizing:border-box}.wide{width:100%!important}}',
].join('');
