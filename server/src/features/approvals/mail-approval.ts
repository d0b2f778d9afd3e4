import type { Language } from '@cadre/contract/languages';
import { isLanguage } from '@cadre/contract/languages';
import { reach } from '../../crud/access.ts';
import { isAskedBy } from '../../crud/asked-of.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import type { ApprovalMail } from '../../platform/notices/approval-mail.ts';
import { unsubscribePath } from '../../platform/notices/unsubscribe.ts';
import { translator } from '../../platform/texts/texts.ts';
import { approvalKind } from './approval-kind.ts';
import { makeLinks } from './approval-links.ts';

type Asked = { email: string; name: string; language: Language; who: string; model: string; question: string };

/** Asks by mail, with the links that answer: they exist in the mail alone, so they are made as it leaves. Who is asked no longer gets none. */
export async function mailApproval(house: House, { user_id, approval_id }: ApprovalMail): Promise<void> {
  const actor = await house.sessions.loadUser(user_id);
  if (!actor) return;
  const { rows } = await sql<Asked>`
    select u.email, u.name, u.locale as language, e.name as who, r.model, r.question
    from approvals r join employees e on e.id = r.employee_id join users u on u.id = ${user_id}
    where r.id = ${approval_id} and ${isAskedBy(actor, reach)}`.execute(house.db);
  const [asked] = rows;
  if (!asked) return;
  const { email: to, name, who } = asked;
  const language = isLanguage(asked.language) ? asked.language : 'en';
  const kind = approvalKind(translator(language), asked);
  const { approved, rejected } = await house.db.transaction((tx) => makeLinks(tx, approval_id, user_id));
  await house.mail.post({
    to,
    language,
    template: 'decision',
    args: { name, who, kind },
    answers: { approve: pageOf(approved), reject: pageOf(rejected) },
    path: `/my-approvals?open=${approval_id}`,
    unsubscribe: unsubscribePath(house.seal, { user_id, kinds: ['approvals'] }),
  });
}

const pageOf = (token: string): `/${string}` => `/auth/decide?token=${token}`;
