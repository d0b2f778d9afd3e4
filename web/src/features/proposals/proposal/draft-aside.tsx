import { checkField } from '@cadre/contract/check';
import { proposals } from '@cadre/contract/resources/proposals';
import { currencyDigits } from '@cadre/rules/money';
import type { CostRate, ProposalLine } from '@cadre/rules/proposals/price';
import type { Draft } from '../../../fields/kind.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PastProjects } from './past-projects.tsx';
import { ProposalTotals } from './proposal-totals.tsx';

const { lines: listOfLines } = proposals.fields;

/** Next to the form: the totals of the draft, and figures from past projects. */
export function DraftAside({ draft }: { draft: Draft }) {
  const currency = String(draft.currency ?? '');
  const lines = wholeLines(draft.lines);
  const number = (name: string) => (typeof draft[name] === 'number' ? (draft[name] as number) : undefined);
  if (currencyDigits(currency) === undefined) return null;
  return (
    <Stack>
      <ProposalTotals
        offer={{ lines, currency, discount: number('discount') ?? null, tax: number('tax') ?? null }}
        costs={(draft.costs ?? []) as CostRate[]}
        probability={number('probability')}
      />
      <PastProjects
        currency={currency}
        client_id={number('client_id')}
        departments={lines.length > 0 ? lines.map(({ department_id }) => department_id) : undefined}
      />
    </Stack>
  );
}

/** Only complete lines count. */
const wholeLines = (typed: unknown): ProposalLine[] =>
  (Array.isArray(typed) ? typed : []).filter((line) => checkField(listOfLines.of, line) === undefined);
