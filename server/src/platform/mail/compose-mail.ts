import { withDays } from '@cadre/contract/texts/day-forms';
import { isolated } from '../texts/isolated.ts';
import { translator } from '../texts/texts.ts';
import { type Button, buttons, details, footnote, greeting, page, paragraph, remark, textLink } from './layout.ts';
import type { MailTemplate, Message } from './mail.ts';
import type { Letter } from './post.ts';
import type { Sender } from './sender.ts';

/** Which mails only inform; the others have a button. */
const withoutButton = new Set<MailTemplate>([
  'password_changed',
  'new_sign_in',
  'job_offer',
  'work_email_changed',
  'account_linked',
  'account_unlinked',
  'bank_account_changed',
  'bank_account_removed',
]);
/** Their receiver did not necessarily request them. */
const mayBeUnasked = new Set<MailTemplate>(['reset']);
/** Their values are sentences, in which names are already isolated or occur alone. */
const sentences = new Set(['sentence', 'message']);

/** Where people choose which mails they get. */
const settingsPath = '/user-profile?tab=notifications';
const logoId = 'logo@cadre';

/** One layout for every mail, and the same in plain text. */
export function composeMail(message: Message, publicUrl: string, sender: Sender): Letter {
  const { to, language, template, path, answers = {}, unsubscribe } = message;
  const t = translator(language);
  const args = Object.fromEntries(
    Object.entries(message.args).map(([name, value]) => [name, sentences.has(name) ? value : isolated(value)]),
  );
  const say = (key: string) => t(`mail.${key}` as 'mail.greeting', { ...args, sender: isolated(sender.company) } as never);
  const lines = (message.lines ?? []).map((line) => ({
    text: withDays(language, line.text),
    link: line.path === null ? null : publicUrl + line.path,
  }));
  const [subject, opening, text] = [say(`${template}_subject`), say('greeting'), say(`${template}_text`)];
  const decisions = Object.entries(answers).map(([name, answer]) => ({ label: say(`${template}_${name}`), link: publicUrl + answer }));
  const open: Button[] = !withoutButton.has(template) && path ? [{ label: say(`${template}_button`), link: publicUrl + path }] : [];
  const isAlone = decisions.length + open.length === 1;
  const unasked = mayBeUnasked.has(template) ? [say('unasked')] : [];
  const settings = unsubscribe && { label: say('settings'), link: publicUrl + settingsPath };
  return {
    to,
    from: sender.company,
    subject,
    text: [
      opening,
      text,
      ...(lines.length > 0 ? [lines.map((line) => `• ${line.text}`).join('\n')] : []),
      ...[...decisions, ...open].map(({ label, link }) => (isAlone ? link : `${label}: ${link}`)),
      ...unasked,
      say('sent_by'),
      ...(settings ? [`${settings.label}: ${settings.link}`] : []),
    ].join('\n\n'),
    html: page({
      language,
      title: subject,
      preheader: [text, ...lines.map((line) => line.text)].filter((part) => part !== subject).join(' · ') || opening,
      company: sender.company,
      logo: sender.logo && logoId,
      parts: [
        greeting(opening),
        paragraph(text),
        ...(lines.length > 0 ? [details(lines)] : []),
        ...(decisions.length > 0 ? [buttons(decisions), ...open.map(textLink)] : open.length > 0 ? [buttons(open)] : []),
        ...unasked.map(remark),
      ],
      footer: [footnote(say('sent_by')), ...(settings ? [footnote(settings.label, settings.link)] : [])],
    }),
    ...(sender.logo && {
      attachments: [{ filename: sender.logo.name, contentType: sender.logo.type, content: sender.logo.content, cid: logoId }],
    }),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${publicUrl}${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
}
