import type { Language } from '@cadre/contract/languages';
import type { Transaction } from '../database/database.ts';

/** The kinds of mails; their texts are in `texts.mail`. */
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
  /** Set for mails that can be switched off: with one click in a mail program here, and in the settings. */
  unsubscribe?: `/${string}`;
  attachment?: Attachment;
};

export type Line = { text: string; path: `/${string}` | null };

/** By its name in the store: a job is a row of the database and no place for a file. */
export type Attachment = { stored_as: string; name: string; type: string };

export type Mail = {
  /** The mail leaves when the transaction of its cause is saved, and only then. */
  send(tx: Transaction, message: Message): Promise<void>;
  /** Sends immediately, for a job that creates a secret which only the mail may contain; the job retries by itself. */
  post(message: Message): Promise<void>;
  /** Since when no mail could be sent although some were due; they stay queued. */
  trouble(): { since: Date } | undefined;
  /** Removes letters that mention one of these words from the outbox. Letters sent by SMTP cannot be recalled. */
  forget(words: readonly string[]): Promise<void>;
};
