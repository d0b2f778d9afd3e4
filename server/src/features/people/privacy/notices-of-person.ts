import type { NotificationType } from '@cadre/contract/calls/notifications';
import { rightToRead } from '@cadre/contract/guarded-notices';
import type { Caller } from '../../../crud/access/caller.ts';
import { sql } from '../../../platform/database/sql.ts';
import { noticeInLanguage } from '../../../platform/notices/in-language.ts';
import type { Services } from '../../../platform/services.ts';

export type Notice = { type: string; text: string; link: string | null; at: string; read_at: string | null };

type Row = { type: NotificationType; args: Record<string, string>; link: string | null; created_at: Date; read_at: Date | null };

/** The person's notices as sentences, the newest first; without notices about others' guarded records, which are those people's data. */
export async function noticesOf({ db }: Services, { t, language }: Pick<Caller, 't' | 'language'>, employee_id: number): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    select n.type, n.args, n.link, n.created_at, n.read_at from notifications n join users u on u.id = n.user_id
    where u.employee_id = ${employee_id} order by n.id desc`.execute(db);
  const own = rows.filter(({ type, args }) => rightToRead(type, args.model) === undefined);
  return own.map(({ type, args, link, created_at, read_at }) => ({
    type,
    text: t(`notices.${type}`, noticeInLanguage(language, type, args) as never),
    link,
    at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
}
