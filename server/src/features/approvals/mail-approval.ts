import type { Language } from '@cadre/contract/languages';
import { isLanguage } from '@cadre/contract/languages';
import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { reach } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { isApprover } from '../../crud/acts/approver-conditions.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { readRow } from '../../crud/read/read.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { runAs } from '../../platform/database/run-as.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ApprovalMail } from '../../platform/notices/approval-mail.ts';
import { unsubscribePath } from '../../platform/notices/unsubscribe.ts';
import type { Services } from '../../platform/services.ts';
import { amountText } from '../../platform/texts/amount-text.ts';
import { translator } from '../../platform/texts/texts.ts';
import { approvalKind } from './approval-kind.ts';
import { makeLinks } from './approval-links.ts';

type MailedApproval = {
  email: string;
  name: string;
  language: Language;
  who: string;
  model: string;
  question: string;
  action: string;
  day: string | null;
};

/**
 * Mails a request for approval with links to decide it: they exist in the mail alone, so they are made as it is sent. Former approvers get
 * no mail.
 */
export async function mailApproval(services: Services, behaviours: Behaviours, { user_id, approval_id }: ApprovalMail): Promise<void> {
  const actor = await services.sessions.loadUser(user_id);
  if (!actor) return;
  const { rows } = await sql<MailedApproval>`
    select u.email, u.name, u.locale as language, e.name as who, r.model, r.question,
      coalesce(r.chain->'levels'->(r.level - 1)->>'auto_action', 'none') as action,
      (greatest(r.auto_acts_at, r.auto_warned_at + interval '1 day') at time zone coalesce(e.timezone, b.timezone))::date::text as day
    from approvals r join employees e on e.id = r.employee_id join branches b on b.id = e.branch_id join users u on u.id = ${user_id}
    where r.id = ${approval_id} and ${isApprover(actor, reach)}`.execute(services.db);
  const [context] = rows;
  if (!context) return;
  const { email: to, name, who, action, day } = context;
  const language = isLanguage(context.language) ? context.language : 'en';
  const kind = approvalKind(translator(language), context);
  const about = await runAs(user_id, () => summaryOf(services.db, behaviours, { ...actor, language }, approval_id));
  if (day) about.push(translator(language)('chains.acts_on', { action, day }));
  const { approved, rejected } = await services.db.transaction((tx) => makeLinks(tx, approval_id, user_id));
  await services.mail.post({
    to,
    language,
    template: 'decision',
    args: { name, who, kind },
    lines: about.map((text) => ({ text, path: null })),
    answers: { approve: pageOf(approved), reject: pageOf(rejected) },
    path: `/my-approvals?open=${approval_id}`,
    unsubscribe: unsubscribePath(services.seal, { user_id, kinds: ['approvals'] }),
  });
}

/** The request's title, and how much of the person's time it takes, limited to what its reader may see. */
async function summaryOf(db: Runner, behaviours: Behaviours, actor: Actor, approval_id: number): Promise<string[]> {
  const { model, model_id, summary } = await readRow(db, doorTo(approvals, behaviours, actor), approval_id);
  const resource: Resource = resources[model as ResourceName];
  const facts = resource.life.request?.facts ?? [];
  if (facts.length === 0) return summary === null ? [] : [summary];
  const row: Record<string, unknown> = await readRow(db, doorTo(resource, behaviours, actor), model_id);
  const t = translator(actor.language ?? 'en');
  const amounts = facts.flatMap((name) => {
    const { kind, unit } = resource.fields[name] as { kind: string; unit?: string | { in: string } };
    const of = typeof unit === 'object' ? row[unit.in] : unit;
    return kind === 'decimal' && typeof of === 'string' ? [amountText(t, Number(row[name]), of)] : [];
  });
  return [summary, ...amounts].filter((text) => text !== null);
}

const pageOf = (token: string): `/${string}` => `/auth/decide?token=${token}`;
