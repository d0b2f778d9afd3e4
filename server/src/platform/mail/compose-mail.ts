import { escapeHtml } from '../texts/escape-html.ts';
import { translator } from '../texts/texts.ts';
import type { Line, MailTemplate, Message } from './mail.ts';
import type { Letter } from './post.ts';

/** Which mails only tell something; the others have a button. */
const withoutButton = new Set<MailTemplate>([
  'password_changed',
  'new_sign_in',
  'job_offer',
  'work_email_changed',
  'account_linked',
  'account_unlinked',
  'bank_account_changed',
]);
/** Whoever gets one of these did not necessarily ask for it. */
const mayBeUnasked = new Set<MailTemplate>(['reset']);

/** Where people choose which mails they get. */
const settingsPath = '/user-profile?tab=notifications';

export function composeMail(message: Message, publicUrl: string): Letter {
  const { to, language, template, args, path, answers = {}, lines = [], unsubscribe } = message;
  const t = translator(language);
  const say = (key: string) => t(`mail.${key}` as 'mail.closing', args as never);
  const paragraphs = [say('greeting'), say(`${template}_text`)];
  const buttons = [
    ...Object.entries(answers).map(([name, answer]) => ({ label: say(`${template}_${name}`), link: publicUrl + answer })),
    ...(!withoutButton.has(template) && path ? [{ label: say(`${template}_button`), link: publicUrl + path }] : []),
  ];
  const isAlone = buttons.length === 1;
  const ending = [...(mayBeUnasked.has(template) ? [say('unasked')] : []), say('closing')];
  const settings = unsubscribe && { label: say('settings'), link: publicUrl + settingsPath };
  return {
    to,
    subject: say(`${template}_subject`),
    text: [
      ...paragraphs,
      ...(lines.length > 0 ? [lines.map(({ text }) => `• ${text}`).join('\n')] : []),
      ...buttons.map(({ label, link }) => (isAlone ? link : `${label}: ${link}`)),
      ...ending,
      ...(settings ? [`${settings.label}: ${settings.link}`] : []),
    ].join('\n\n'),
    html: page(
      language,
      [
        ...paragraphs.map(paragraph),
        ...(lines.length > 0 ? [list(lines, publicUrl)] : []),
        ...buttons.map(linkOf),
        ...ending.map(paragraph),
        ...(settings ? [small(settings)] : []),
      ].join('\n'),
    ),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${publicUrl}${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}

/** The colour of the application: mails cannot read its tokens. */
const green = '#0b7a4b';

const page = (language: string, inner: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:#f5f6f8;font-family:Inter,Helvetica,Arial,sans-serif;color:#1f2937">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${inner}
</div></body></html>`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`;

/** The first of several is what most readers want; the others stand back. */
const linkOf = ({ label, link }: { label: string; link: string }, at: number): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:11px 20px;border:1px solid ${green};${at === 0 ? `background:${green};color:#ffffff` : `color:${green}`};border-radius:8px;text-decoration:none">${escapeHtml(label)}</a></p>`;

const list = (lines: readonly Line[], publicUrl: string): string =>
  `<ul style="margin:0 0 16px;padding-left:20px;line-height:1.5">${lines.map((line) => `<li>${itemOf(line, publicUrl)}</li>`).join('')}</ul>`;

const itemOf = ({ text, path }: Line, publicUrl: string): string =>
  path === null ? escapeHtml(text) : `<a href="${escapeHtml(publicUrl + path)}" style="color:${green}">${escapeHtml(text)}</a>`;

const small = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:0;font-size:13px"><a href="${escapeHtml(link)}" style="color:#4b5563">${escapeHtml(label)}</a></p>`;
