import type { Language } from '@cadre/contract/languages';
import type { Transaction } from '../database/database.ts';

/** What a mail may be about; its words are `texts.mail`. */
export const mailTemplates = [
  'reset',
  'invite',
  'password_changed',
  'new_sign_in',
  'work_email_changed',
  'account_linked',
  'account_unlinked',
  'bank_account_changed',
  'bank_account_removed',
  'document_requested',
  'document_overdue',
  'document_rejected',
  'form_issued',
  'job_offer',
  'roster_changed',
  'day_asked',
  'notice',
  'digest',
  'decision',
  'report',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

export type Message = {
  to: string;
  language: Language;
  template: MailTemplate;
  /** Arguments of the texts. */
  args: { name: string } & Record<string, string>;
  /** Path of the button, below PUBLIC_URL. */
  path?: `/${string}`;
  /** Further buttons, by the end of the name of their text. */
  answers?: Readonly<Record<string, `/${string}`>>;
  /** Sentences below each other, each with where it is read. */
  lines?: readonly Line[];
  /** Such mails can be switched off: by one click of a mail program here, and in the settings. */
  unsubscribe?: `/${string}`;
  attachment?: Attachment;
};

export type Line = { text: string; path: `/${string}` | null };

/** By its name in the store: a job is a row of the database and no place for a file. */
export type Attachment = { stored_as: string; name: string; type: string };

export type Mail = {
  /** The mail leaves when the transaction of its cause is saved, and only then. */
  send(tx: Transaction, message: Message): Promise<void>;
  /** At once, for a job that makes a secret which nothing but the mail may hold; such a job tries again by itself. */
  post(message: Message): Promise<void>;
  /** Since when no letter has left, although some were to; what was to leave waits. */
  trouble(): { since: Date } | undefined;
  /** Takes letters that mention one of these out of the outbox. What went by SMTP is gone already. */
  forget(words: readonly string[]): Promise<void>;
};
