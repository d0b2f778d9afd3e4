import type { NotificationType } from '@cadre/contract/calls/notifications';
import { noticeKindOf } from '@cadre/contract/notice-kind-of';
import { usualMail } from '@cadre/contract/notice-kinds';
import type { Run } from '../database/database.ts';
import { mailTemplates } from '../mail/mail.ts';

type Notice = {
  user_id: number;
  type: NotificationType;
  args?: Record<string, string>;
  link?: string | null | undefined;
  /** The approval that the notice requests a decision on, if any. */
  approval_id?: number | undefined;
};

/** Creates a notice for a user. It is stored as a key with arguments, so it is shown in the user's current language. */
export const notify = (run: Run, user_id: number, type: NotificationType, args: Record<string, string> = {}, link: string | null = null) =>
  notifyAll(run, [{ user_id, type, args, link }]);

/** The one place where notices are made: in the app, by mail or not at all, as each reader has chosen for their kind. */
export async function notifyAll(run: Run, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ type, args = {}, ...notice }) => ({ ...notice, type, args, ...usual({ type, args }) }));
  await run(insertSubscribed, [JSON.stringify(rows)]);
}

/** Whether a mail about it is sent immediately; otherwise it is switched off, or sent in a digest. */
export async function isMailedNow(run: Run, user_id: number, type: NotificationType): Promise<boolean> {
  const { kind, mail } = usual({ type, args: {} });
  if (kind === null) return true;
  const { rows } = await run(
    `select w.mail_due_at <= now() as now from ${wantedBy('(values ($1::int, $2::text, $3::text)) as n (user_id, kind, mail)')}`,
    [user_id, kind, mail],
  );
  return rows[0]?.now === true;
}

/**
 * Security notices cannot be switched off; their mails are sent by the event itself. The same applies to notices with a mail template of
 * their own, unless the reader chose a digest.
 */
function usual({ type, args }: Required<Pick<Notice, 'type' | 'args'>>): { kind: string | null; mail: string; has_letter: boolean } {
  const kind = noticeKindOf({ type, args });
  const has_letter = (mailTemplates as readonly string[]).includes(type);
  return kind === 'security' ? { kind: null, mail: 'off', has_letter } : { kind, mail: usualMail[kind], has_letter };
}

/** `w`: how the reader of each `n` wants it. */
const wantedBy = (notices: string): string => `${notices}
  join users u on u.id = n.user_id
  left join employees e on e.id = u.employee_id
  left join branches b on b.id = e.branch_id
  cross join settings s
  cross join lateral (select u.preferences -> 'notices' -> n.kind as chosen, u.preferences -> 'quiet_hours' as quiet) p
  cross join lateral (
    select coalesce((p.chosen ->> 'in_app')::boolean, true) as in_app,
      mail_due(now(), coalesce(p.chosen ->> 'mail', n.mail), coalesce(u.timezone, e.timezone, b.timezone, s.timezone),
        coalesce((u.preferences ->> 'digest_at')::time, time '08:00'), (p.quiet ->> 'from')::time, (p.quiet ->> 'to')::time) as mail_due_at) w`;

const insertSubscribed = `
  insert into notifications (user_id, type, args, link, approval_id, in_app, mail_due_at)
  select n.user_id, n.type, n.args, n.link, n.approval_id, w.in_app, case when n.has_letter and w.mail_due_at <= now() then null else w.mail_due_at end
  from ${wantedBy(`jsonb_to_recordset($1::jsonb)
    as n (user_id int, type text, args jsonb, link text, approval_id int, kind text, mail text, has_letter boolean)`)}
  where w.in_app or w.mail_due_at is not null`;
