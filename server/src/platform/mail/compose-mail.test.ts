import { type Language, languages } from '@cadre/contract/languages';
import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { type MailTemplate, mailTemplates } from './mail.ts';

const paper = { title: 'Contract', number: 'C-2026-0001', due: '2026-12-01', day: '2026-12-24', job: 'Consultant' };
const plan = { roster: 'Nights in May', days: '2026-05-04, 2026-05-05' };
const account = { who: 'Ada Moreno', email: 'clara@example.com', account: '•••• 3000', message: 'What happened?' };
const told = { report: 'Utilization', sentence: 'Your leave was approved.', count: '3', kind: 'Leave' };
const args = {
  ...account,
  ...told,
  name: 'Clara Dubois',
  company: 'Otter & Sons',
  when: 'today',
  browser: 'Firefox 140, Linux',
  ...paper,
  ...plan,
};
const mail = (template: MailTemplate, name = args.name, language: Language = 'en') =>
  composeMail(
    { to: 'clara@example.com', language, template, args: { ...args, name }, path: '/auth/reset-password?token=abc' },
    'https://hr.example.com',
  );

const everyMail = languages.flatMap((language) => mailTemplates.map((template) => ({ language, template })));

test.each(everyMail)('$template in $language has a subject and a text without gaps', ({ language, template }) => {
  const { subject, text, html } = mail(template, args.name, language);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/[{}]|mail\.\w|undefined/);
  expect(text).toContain('Clara Dubois');
  expect(html).toContain(`lang="${language}"`);
});

test('only mails that ask for something have a button', () => {
  expect(mail('reset').html).toContain('href="https://hr.example.com/auth/reset-password?token=abc"');
  expect(mail('reset').text).toContain('https://hr.example.com/auth/reset-password?token=abc');
  expect(mail('password_changed').html).not.toContain('href');
});

test('a name is text, never markup', () => {
  const { html } = mail('invite', '<img src=x onerror=alert(1)>');
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toContain('<img');
});

test('what can be switched off says where, to people and to mail programs', () => {
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
  const { text, html, headers } = composeMail(message, 'https://hr.example.com');
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://hr.example.com/auth/unsubscribe?token=t>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain('• A & B\n• Elsewhere');
  expect(text).toContain('https://hr.example.com/user-profile?tab=notifications');
  expect(html).toContain('<a href="https://hr.example.com/my-approvals" style="color:#0b7a4b">A &amp; B</a>');
  expect(mail('password_changed').headers).toBeUndefined();
});
