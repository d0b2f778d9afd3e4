import { escapeHtml } from '../texts/escape-html.ts';
import { translator } from '../texts/texts.ts';
import type { MailTemplate, Message } from './mail.ts';
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

export function composeMail({ to, language, template, args, path }: Message, publicUrl: string): Letter {
  const t = translator(language);
  const say = (key: string) => t(`mail.${key}` as 'mail.closing', args as never);
  const paragraphs = [say('greeting'), say(`${template}_text`)];
  const button = !withoutButton.has(template) && path ? { label: say(`${template}_button`), link: `${publicUrl}${path}` } : undefined;
  const ending = [...(mayBeUnasked.has(template) ? [say('unasked')] : []), say('closing')];
  return {
    to,
    subject: say(`${template}_subject`),
    text: [...paragraphs, ...(button ? [button.link] : []), ...ending].join('\n\n'),
    html: page(language, [...paragraphs.map(paragraph), ...(button ? [linkOf(button)] : []), ...ending.map(paragraph)].join('\n')),
  };
}

const page = (language: string, inner: string): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"></head>
<body style="margin:0;padding:24px;background:#f5f6f8;font-family:Inter,Helvetica,Arial,sans-serif;color:#1f2937">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${inner}
</div></body></html>`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(text)}</p>`;

const linkOf = ({ label, link }: { label: string; link: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#1f4e79;color:#ffffff;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>`;
