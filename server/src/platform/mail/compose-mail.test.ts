import { type Language, languages } from '@cadre/contract/languages';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { type MailTemplate, mailTemplates } from './mail.ts';

const paper = { title: 'Contract', number: 'C-2026-0001', due: '2026-12-01', day: '2026-12-24', job: 'Consultant' };
const plan = { roster: 'Nights in May', days: '2026-05-04, 2026-05-05' };
const account = { who: 'Ada Moreno', email: 'clara@example.com', account: '•••• 3000', left: '•••• 4000', message: 'What happened?' };
const result = { report: 'Utilization', sentence: 'Your leave was approved.', count: '3', kind: 'Leave' };
const args = {
  ...account,
  ...result,
  name: 'Clara Dubois',
  company: 'Otter & Sons',
  when: 'today',
  browser: 'Firefox 140, Linux',
  ...paper,
  ...plan,
};
const sender = { company: 'Otter & Sons' };
const mail = (template: MailTemplate, name = args.name, language: Language = 'en') =>
  composeMail(
    { to: 'clara@example.com', language, template, args: { ...args, name }, path: '/auth/reset-password?token=abc' },
    'https://hr.example.com',
    sender,
  );

const everyMail = languages.flatMap((language) => mailTemplates.map((template) => ({ language, template })));

test.each(everyMail)('$template in $language has a subject and a text without gaps', ({ language, template }) => {
  const { subject, text, html } = mail(template, args.name, language);
  for (const part of [subject, text, html.replace(/<style>.*<\/style>/, '')]) expect(part).not.toMatch(/[{}]|mail\.\w|undefined/);
  expect(text).toContain('Clara Dubois');
  expect(html).toContain(`lang="${language}"`);
});

test('only mails that require an action have a button', () => {
  expect(mail('reset').html).toContain('href="https://hr.example.com/auth/reset-password?token=abc"');
  expect(mail('reset').text).toContain('https://hr.example.com/auth/reset-password?token=abc');
  expect(mail('password_changed').html).not.toContain('href');
});

test('a name is escaped as text, never used as markup', () => {
  const { html } = mail('invite', '<img src=x onerror=alert(1)>');
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

test('a mail that can be switched off has a link for that, for people and for mail programs', () => {
  const lines = [
    { text: 'A & B', path: '/my-approvals' as const },
    { text: 'Elsewhere', path: null },
  ];
  const message = {
    to: 'clara@example.com',
    language: 'en',
    template: 'digest',
    args,
    lines,
    unsubscribe: '/auth/unsubscribe?token=t',
  } as const;
  const { text, html, headers } = composeMail(message, 'https://hr.example.com', sender);
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://hr.example.com/auth/unsubscribe?token=t>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain('• A & B\n• Elsewhere');
  expect(text).toContain('https://hr.example.com/user-profile?tab=notifications');
  expect(html).toMatch(/<a class="link" href="https:\/\/hr\.example\.com\/my-approvals" style="[^"]+">A &amp; B<\/a>/);
  expect(mail('password_changed').headers).toBeUndefined();
});

const decision = {
  to: 'clara@example.com',
  language: 'en',
  template: 'decision',
  args,
  lines: [{ text: 'Vacation, 2026-12-21 – 2026-12-23', path: null }],
  answers: { approve: '/auth/decide?token=yes', reject: '/auth/decide?token=no' },
  path: '/my-approvals?open=1',
} as const;

test('a decision has its two buttons, and the whole request as a link below them', () => {
  const { html, text } = composeMail(decision, 'https://hr.example.com', sender);
  expect(
    [...html.matchAll(/<a class="(\w+)" href="https:\/\/hr\.example\.com([^"]+)"/g)].map(([, look, path]) => `${look} ${path}`),
  ).toEqual(['button /auth/decide?token=yes', 'second /auth/decide?token=no', 'link /my-approvals?open=1']);
  expect(text).toContain('Approve: https://hr.example.com/auth/decide?token=yes');
});

test('days are written as people write them', () => {
  const { html, text } = composeMail(decision, 'https://hr.example.com', sender);
  for (const part of [html, text]) expect(part).toContain('Vacation, Dec 21, 2026 – Dec 23, 2026');
  expect(mail('document_overdue', args.name, 'de').text).toContain('01.12.2026');
});

test('the company signs with its name and its logo, which travels with the mail', () => {
  const logo = { name: 'logo.png', type: 'image/png', content: Buffer.from('picture') };
  const letter = composeMail(decision, 'https://hr.example.com', { ...sender, logo });
  expect(letter).toMatchObject({ from: 'Otter & Sons', attachments: [{ filename: 'logo.png', cid: 'logo@cadre' }] });
  expect(letter.html).toContain('src="cid:logo@cadre" alt="Otter &amp; Sons"');
  expect(letter.text).toContain('Sent by Otter & Sons with Cadre');
  expect(composeMail(decision, 'https://hr.example.com', sender)).not.toHaveProperty('attachments');
});

test('a name from right to left leaves the sentence around it in order', () => {
  expect(composeMail({ ...decision, args: { ...args, who: 'דנה לוי' } }, 'https://hr.example.com', sender).subject).toBe(
    '\u2068דנה לוי\u2069 needs your decision: Leave',
  );
  expect(mail('invite', 'Clara\u202eevil').text).toContain('Hello Claraevil,');
});

/** Features that the most common mail programs drop or render differently. */
const notDrawn =
  /<(?:script|link|svg|video|form|button)\b|position:|display:(?:flex|grid)|background-image|@import|url\(|var\(--|https?:\/\/(?!hr\.example\.com|www\.w3\.org)/;

test.each(everyMail)('$template in $language is drawn alike by the common mail programs', ({ language, template }) => {
  const logo = { name: 'logo.png', type: 'image/png', content: Buffer.from('picture') };
  const { answers, ...usual } = decision;
  const message = { ...usual, language, template, ...(template === 'decision' ? { answers } : {}) };
  const { html } = composeMail(message, 'https://hr.example.com', { ...sender, logo });
  expect(html).not.toMatch(notDrawn);
  expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
  for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/src="cid:.* alt="[^"]+" height="\d+"/);
  const body = html.slice(html.indexOf('<body'));
  for (const [part] of body.matchAll(/<(?:p|a|div)\b[^>]*>/g)) expect(part).toContain('style="');
  expect(html).toMatch(/<div style="display:none[^>]*>[^<&]{20}/);
  for (const word of ['prefers-color-scheme:dark', 'max-width:480px', 'dir="ltr"', 'name="color-scheme"']) expect(html).toContain(word);
});
