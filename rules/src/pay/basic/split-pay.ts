import { apportion } from '../../apportion.ts';

/** An account of a person: the main one takes the rest, others a fixed amount or a share of net pay, or nothing. Amounts are minor units. */
export type PayAccount = {
  id: number;
  isMain: boolean;
  order: number | null;
  fixed: { amount: number; currency: string } | null;
  /** Of net pay, in basis points. */
  shareBp: number | null;
};

export type PayPart = { account: number; amount: number };

/**
 * Net pay over the accounts in their order, to the unit. An account gets at most what those before it left, so low pay fills them in order.
 * A fixed amount counts for pay in its own currency. Empty parts are left out.
 */
export function splitPay(net: number, currency: string, accounts: readonly PayAccount[]): PayPart[] {
  const main = mainOf(accounts);
  if (net <= 0 || !main) return [];
  const others = accounts.filter((one) => one.id !== main.id).toSorted(inOrder);
  let left = BigInt(net) * whole;
  const weights = others.map((account) => {
    const due = dueTo(account, net, currency);
    const taken = due < left ? due : left;
    left -= taken;
    return taken;
  });
  const amounts = apportion(net, [...weights, left]);
  return [...others, main].map(({ id }, at) => ({ account: id, amount: amounts[at] as number })).filter(({ amount }) => amount > 0);
}

/** The accounts that pay can go to, the main one last. */
export function accountsPaid<A extends PayAccount>(accounts: readonly A[]): A[] {
  const main = mainOf(accounts);
  const others = accounts.filter((one) => one !== main && (one.fixed !== null || one.shareBp !== null));
  return main ? [...others.toSorted(inOrder), main] : [];
}

const whole = 10_000n;

const mainOf = <A extends PayAccount>(accounts: readonly A[]): A | undefined =>
  accounts.find(({ isMain }) => isMain) ?? accounts.toSorted((one, other) => one.id - other.id)[0];

const inOrder = (one: PayAccount, other: PayAccount): number =>
  (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER) || one.id - other.id;

function dueTo({ fixed, shareBp }: PayAccount, net: number, currency: string): bigint {
  if (fixed) return fixed.currency === currency ? BigInt(fixed.amount) * whole : 0n;
  return BigInt(net) * BigInt(shareBp ?? 0);
}

/**
 * The parts that are not paid yet, less the amounts paid. If accounts changed in between, the last open part takes the difference, so that
 * nothing is paid twice and nothing is forgotten.
 */
export function openParts(net: number, parts: readonly PayPart[], paid: readonly PayPart[]): PayPart[] {
  let left = net - paid.reduce((sum, { amount }) => sum + amount, 0);
  const open = parts.filter(({ account }) => !paid.some((one) => one.account === account));
  return open
    .map(({ account, amount }, at) => {
      const due = at === open.length - 1 ? left : Math.min(amount, left);
      left -= due;
      return { account, amount: due };
    })
    .filter(({ amount }) => amount > 0);
}
