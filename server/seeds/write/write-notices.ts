import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Transaction } from '../../src/platform/database/database.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { demoAccounts } from '../demo-accounts.ts';
import { insertRows } from './insert-rows.ts';

type Notice = { type: NotificationType; args: Record<string, string>; link: string; daysAgo: number; minute: number; unread?: true };

const profile = '/user-profile';

const notices: readonly Notice[] = [
  { type: 'welcome', args: {}, link: profile, daysAgo: 364, minute: 30 },
  { type: 'password_changed', args: {}, link: profile, daysAgo: 120, minute: 12 },
  { type: 'new_sign_in', args: { browser: 'Firefox, Windows' }, link: profile, daysAgo: 33, minute: 5 },
  { type: 'roles_changed', args: { who: 'Adrián Velascosa' }, link: profile, daysAgo: 9, minute: 48 },
  { type: 'new_sign_in', args: { browser: 'Safari, iPhone' }, link: profile, daysAgo: 2, minute: 17, unread: true },
  { type: 'password_changed', args: {}, link: profile, daysAgo: 1, minute: 40, unread: true },
];

/** The notifications of each demo account. */
export async function writeNotices(tx: Transaction, { users }: CompanyPlan, userIds: number[], now: Date): Promise<void> {
  const rows = demoAccounts.flatMap(({ email }) => {
    const user_id = userIds[users.findIndex((user) => user.email === email)];
    return notices.map(({ type, args, link, daysAgo, minute, unread }) => {
      const created_at = momentBefore(now, daysAgo, minute);
      return { user_id, type, args, link, created_at, read_at: unread ? null : created_at };
    });
  });
  await insertRows(
    tx,
    'notifications',
    { user_id: 'int', type: 'text', args: 'jsonb', link: 'text', created_at: 'timestamptz', read_at: 'timestamptz' },
    rows,
  );
}

function momentBefore(now: Date, days: number, minute: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, 8, minute)).toISOString();
}
