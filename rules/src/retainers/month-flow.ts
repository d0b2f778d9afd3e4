/** The minutes a month includes, the number of later months to which the rest is carried, and the most carried at a time. */
export type Allowance = { included: number; carry_months: number; carry_limit: number | null };

/** Billable minutes of a month: those on statements, the ones of these billed as included, and those on no statement yet. */
export type MonthUse = { billed: number; granted: number; open: number };

export type MonthFlow = {
  included: number;
  carried_in: number;
  used: number;
  /** Used minutes that the month or carried ones cover. */
  within: number;
  /** Of these, those on no statement yet. */
  open_within: number;
  overage: number;
  carried_out: number;
  lapsed: number;
};

type Months = readonly (Allowance & MonthUse)[];

/**
 * How included minutes flow through consecutive months. Minutes that lapse first are used first, which are the oldest unless terms change.
 * Minutes billed as included remain so: late minutes, even of an earlier month, can only use the rest.
 */
export function flowOf(months: Months): MonthFlow[] {
  const all = months.map(({ open }) => open);
  const withAll = run(months, all);
  const unmet = missing(
    run(
      months,
      all.map(() => 0),
    ),
  );
  if (missing(withAll) === unmet) return withAll.map(({ flow }) => flow);
  const taken = all.map(() => 0);
  for (const at of months.keys()) {
    taken[at] = all[at] ?? 0;
    for (let beyond = missing(run(months, taken)) - unmet; beyond > 0; beyond = missing(run(months, taken)) - unmet)
      taken[at] = (taken[at] ?? 0) - beyond;
  }
  return run(months, taken).map(({ flow }) => flow);
}

type MonthRun = { flow: MonthFlow; missing: number };

const missing = (months: readonly MonthRun[]): number => sum(months.map((month) => month.missing));

/** Calculates month by month, covers open minutes with available ones, and counts granted minutes that are no longer available. */
function run(months: Months, taken: readonly number[]): MonthRun[] {
  const left = months.map(({ included }) => included);
  return months.map(({ included, carry_limit, billed, granted, open }, at) => {
    const carried_in = sum(left.slice(0, at));
    const covered = draw(months, left, at, granted);
    const open_within = draw(months, left, at, taken[at] ?? 0);
    const lapsed = lapse(months, left, at, carry_limit);
    const carried_out = sum(left.slice(0, at + 1));
    const [used, within] = [billed + open, covered + open_within];
    const flow = { included, carried_in, used, within, open_within, overage: used - within, carried_out, lapsed };
    return { flow, missing: granted - covered };
  });
}

/** The months whose minutes can be used in this one, in the order in which they lapse. */
function usableIn(months: Months, at: number): number[] {
  const lastOf = (from: number): number => from + (months[from]?.carry_months ?? 0);
  const usable = [...months.keys()].filter((from) => from <= at && lastOf(from) >= at);
  return usable.sort((one, other) => lastOf(one) - lastOf(other) || one - other);
}

/** Takes up to this many minutes for a month, and returns how many were available. */
function draw(months: Months, left: number[], at: number, minutes: number): number {
  return takeFrom(usableIn(months, at), left, minutes);
}

/** Empties the minutes that no later month can use, then those beyond the limit. */
function lapse(months: Months, left: number[], at: number, limit: number | null): number {
  const carried = usableIn(months, at + 1).filter((from) => from <= at);
  const over = [...months.keys()].filter((from) => from <= at && !carried.includes(from));
  const lapsed = takeFrom(over, left, Number.POSITIVE_INFINITY);
  const beyond = limit === null ? 0 : Math.max(0, sum(carried.map((from) => left[from] ?? 0)) - limit);
  return lapsed + takeFrom(carried, left, beyond);
}

function takeFrom(places: readonly number[], left: number[], minutes: number): number {
  let taken = 0;
  for (const place of places) {
    const part = Math.min(minutes - taken, left[place] ?? 0);
    left[place] = (left[place] ?? 0) - part;
    taken += part;
  }
  return taken;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
