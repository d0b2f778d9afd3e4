import type { NotificationType } from '@cadre/contract/calls/notifications';
import { rightToRead } from '@cadre/contract/guarded-notices';
import { isLanguage, type Language } from '@cadre/contract/languages';
import { noticeKindOf } from '@cadre/contract/notice-kind-of';
import { type ChosenKind, chosenKinds, type MailMode, usualMail } from '@cadre/contract/notice-kinds';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Line } from '../../platform/mail/mail.ts';
import { orderApprovalMail } from '../../platform/notices/approval-mail.ts';
import { noticeInLanguage } from '../../platform/notices/in-language.ts';
import { unsubscribePath } from '../../platform/notices/unsubscribe.ts';
import type { Services } from '../../platform/services.ts';
import { translator } from '../../platform/texts/texts.ts';

type Due = { type: NotificationType; args: Record<string, string>; link: string | null; approval_id: number | null };
type Reader = { id: number; name: string; email: string; language: Language; chosen: Partial<Record<ChosenKind, { mail?: MailMode }>> };

/** More questions than this are mailed as a list. */
const mostQuestions = 3;

/**
 * Mails due notices, person by person. Marking a notice as sent and ordering its mail are one transaction, so none is mailed twice; after
 * downtime, all that became due are mailed together.
 */
export async function mailNotices(services: Services): Promise<void> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from notifications where mail_due_at <= now() order by user_id`.execute(services.db);
  for (const { user_id } of rows) await services.db.transaction((tx) => mailTo(services, tx, user_id));
}

async function mailTo(services: Services, tx: Transaction, user_id: number): Promise<void> {
  const taken = await take(tx, user_id);
  const reader = await readerOf(tx, user_id);
  if (!reader) return;
  // Notices of a kind that the user has switched off since are dropped.
  const due = taken.filter((notice) => modeOf(reader, notice) !== 'off');
  const requested = due.filter((notice) => notice.approval_id !== null && modeOf(reader, notice) === 'now');
  const questions = requested.length > mostQuestions ? [] : requested;
  for (const { approval_id } of questions) await orderApprovalMail(services, tx, { user_id, approval_id: approval_id as number });
  const others = due.filter((notice) => !questions.includes(notice));
  if (others.length === 1 && modeOf(reader, others[0] as Due) === 'now') await mailOne(services, tx, reader, others[0] as Due);
  else if (others.length > 0) await mailSeveral(services, tx, reader, others);
}

/** Whatever was read in the meantime, or is decided, is no news. */
async function take(tx: Transaction, user_id: number): Promise<Due[]> {
  const { rows } = await sql<Due & { is_news: boolean; id: number }>`
    update notifications n set mail_due_at = null
    where n.id in (select id from notifications where user_id = ${user_id} and mail_due_at <= now() for update skip locked)
    returning n.id, n.type, n.args, n.link, n.approval_id, n.read_at is null and not exists (
      select from approvals a where a.id = n.approval_id and (a.status <> 'pending' or a.closed_at is not null)) as is_news`.execute(tx);
  return rows.filter(({ is_news }) => is_news).toSorted((one, other) => one.id - other.id);
}

async function readerOf(tx: Transaction, user_id: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select id, name, email, locale as language, coalesce(preferences -> 'notices', '{}') as chosen
    from users where id = ${user_id} and status = 'active'`.execute(tx);
  return rows[0] && { ...rows[0], language: isLanguage(rows[0].language) ? rows[0].language : 'en' };
}

/** Security notices are never due here, so every kind can be chosen. */
const kindOf = (notice: Due): ChosenKind => noticeKindOf(notice) as ChosenKind;
const modeOf = (reader: Reader, notice: Due): MailMode => modeOfKind(reader, kindOf(notice));
const modeOfKind = ({ chosen }: Reader, kind: ChosenKind): MailMode => chosen[kind]?.mail ?? usualMail[kind];

/** Unsubscribing from a summary covers all kinds that are mailed in summaries. */
function kindsIn(reader: Reader, due: readonly Due[]): ChosenKind[] {
  const isGathered = (kind: ChosenKind): boolean => ['daily', 'weekly'].includes(modeOfKind(reader, kind));
  const result = due.map(kindOf);
  return [...new Set([...result, ...(result.some(isGathered) ? chosenKinds.filter(isGathered) : [])])];
}

async function mailOne({ mail, seal }: Services, tx: Transaction, { id, email: to, name, language }: Reader, notice: Due): Promise<void> {
  const { text, path } = lineOf(language, notice);
  const unsubscribe = unsubscribePath(seal, { user_id: id, kinds: [kindOf(notice)] });
  await mail.send(tx, { to, language, template: 'notice', args: { name, sentence: text }, path: path ?? archive, unsubscribe });
}

async function mailSeveral({ mail, seal }: Services, tx: Transaction, reader: Reader, due: Due[]): Promise<void> {
  const { id, email: to, name, language } = reader;
  const args = { name, count: String(due.length) };
  const lines = due.slice(0, mostLines).map((notice) => lineOf(language, notice));
  const unsubscribe = unsubscribePath(seal, { user_id: id, kinds: kindsIn(reader, due) });
  await mail.send(tx, { to, language, template: 'digest', args, lines, path: archive, unsubscribe });
}

const archive = '/user-profile?tab=messages';
const mostLines = 50;

/** They name the kind of request and whose it is, nothing of the request. */
const namesKindAlone: ReadonlySet<NotificationType> = new Set(['approval_informed', 'approval_acts']);

/** Guarded details stay in the app: others may read the mail. */
function lineOf(language: Language, notice: Due): Line {
  const { type, args, link } = notice;
  const t = translator(language);
  const said = noticeInLanguage(language, type, args);
  const path = link?.startsWith('/') ? (link as `/${string}`) : null;
  if (args.model !== undefined && kindOf(notice) === 'approvals' && !namesKindAlone.has(type))
    return { text: t('notices.request_asked', { ...said, named: 'no', title: '' } as never), path };
  if (rightToRead(type, args.model)) return { text: t('mail.about_somebody', said as never), path };
  return { text: t(`notices.${type}`, said as never), path };
}
