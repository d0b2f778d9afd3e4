import type { previewCategory as previewCall } from '@cadre/contract/calls/leave-categories';
import { addMonths } from '@cadre/rules/employment';
import { type Account, missingEntries } from '@cadre/rules/leave/due-entries';
import { leaveYearAfter, leaveYearOf, yearStartOf } from '@cadre/rules/leave/leave-year';
import { type Entry, sumOf } from '@cadre/rules/leave/ledger';
import type { LeavePolicy } from '@cadre/rules/leave/policy';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { inUnits } from './amounts.ts';
import { policyAsSent } from './policy-as-sent.ts';

/** The entitlement of an example employee in a category that is not saved yet: their first leave year and the next one. */
export async function previewCategory({ body, t }: CallContext<typeof previewCall>) {
  const { hired_on, ...sent } = body as Record<string, unknown> & { hired_on: string };
  const policy = policyAsSent(sent);
  const person = { employed: [{ hired_on, left_on: null }], shares: [{ from: hired_on, share_bp: 10_000 }], unpaid: [] };
  const starts = yearStartOf(policy, person);
  const first = leaveYearOf(starts, hired_on);
  const second = leaveYearAfter(starts, first);
  const policies = [{ from: null, policy }] as const;
  const account: Account = { policies, person, since: first.from, ledger: [], pending: [], isClosed: () => true, closed_through: null };
  const entries = missingEntries(account, second.to);
  const of = (year: string, ...kinds: string[]): number =>
    inUnits(sumOf(entries.filter((entry) => entry.year === year && kinds.includes(entry.kind))));
  return {
    message: '',
    data: {
      sentences: sentencesOf(t, policy, {
        hired: hired_on,
        first: of(first.from, 'grant', 'accrual'),
        until: first.to,
        later: of(second.from, 'grant', 'accrual'),
        carried: of(second.from, 'carry_in'),
        lapses: entries.find(({ kind }) => kind === 'carry_in')?.expires_on ?? null,
        unit: sent.kind === 'flex' ? 'minute' : String(sent.unit ?? 'day'),
        waits: Number(sent.wait_months ?? 0),
      }),
      lines: linesOf(entries),
    },
  };
}

type Story = {
  hired: string;
  first: number;
  until: string;
  later: number;
  carried: number;
  lapses: string | null;
  unit: string;
  waits: number;
};

function sentencesOf(t: Translate, policy: LeavePolicy, story: Story): string[] {
  const { hired, first, until, later, carried, lapses, unit, waits } = story;
  const sentences = [
    unit === 'minute'
      ? t('leave.preview_flex')
      : policy.balance_mode === 'unlimited'
        ? t('leave.preview_unlimited', { hired })
        : t('leave.preview_granted', { hired, amount: first, unit, until, later }),
  ];
  if (waits > 0) sentences.push(t('leave.preview_waits', { day: addMonths(hired, waits) }));
  if (carried > 0)
    sentences.push(
      lapses ? t('leave.preview_carried_until', { amount: carried, unit, lapses }) : t('leave.preview_carried', { amount: carried, unit }),
    );
  return sentences;
}

function linesOf(entries: readonly Entry[]) {
  let left = 0;
  return entries
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(({ date, kind, amount }) => {
      left += amount;
      return { date, kind, amount: inUnits(amount), left: inUnits(left) };
    });
}
