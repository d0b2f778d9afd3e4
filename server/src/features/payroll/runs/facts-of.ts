import { hash } from 'node:crypto';
import { payInputFacts } from '@cadre/contract/pay-facts';
import type { PayInputs } from '@cadre/rules/pay/pay-inputs';

type FactKind = (typeof payInputFacts)[number];

/** A digest of each kind of facts, to see later which of them changed. */
export type FactsDigest = Record<FactKind, string>;

/** Every input of a payslip belongs to a kind, so a new one is compared as well. */
const kindOf: Readonly<Record<Exclude<keyof PayInputs, 'month'>, FactKind>> = {
  employed: 'employment',
  paysMonth: 'employment',
  currency: 'salary',
  compensations: 'salary',
  fte: 'salary',
  days: 'time',
  overtime: 'overtime',
  items: 'items',
  travels: 'items',
  components: 'components',
  personal: 'components',
  year: 'earlier',
  policy: 'policy',
  carried: 'earlier',
  adjustments: 'earlier',
  settled: 'earlier',
};

const inputsOf = Object.groupBy(Object.keys(kindOf) as (keyof typeof kindOf)[], (name) => kindOf[name]);

export function factsOf(inputs: PayInputs): FactsDigest {
  const digest = (kind: FactKind): string =>
    hash('sha1', JSON.stringify(inputsOf[kind]?.map((name) => factOf(inputs, name))), 'base64url').slice(0, 12);
  return Object.fromEntries(payInputFacts.map((kind) => [kind, digest(kind)])) as FactsDigest;
}

/** A salary ends with its employment, which is compared as a separate fact. */
const factOf = (inputs: PayInputs, name: keyof typeof kindOf): unknown =>
  name === 'compensations' ? inputs.compensations.map(({ until: _, ...agreed }) => agreed) : inputs[name];

export const changedFacts = (before: Partial<FactsDigest>, now: FactsDigest): FactKind[] =>
  payInputFacts.filter((kind) => before[kind] !== now[kind]);
