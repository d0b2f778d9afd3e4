import { channel } from 'node:diagnostics_channel';
import { isAnybodyAnswered, isAnybodyAround, onceNobodyIsAnswered } from './answering.ts';
import { type Rank, rankNow } from './rank.ts';

type Leave = () => void;

/** While it is paused, until the returned function is called, no call enters; running ones continue. */
export type Line = { enter(): Promise<Leave>; shut(): () => void };

type Waiting = { rank: Rank; due: number; enter(): void };

const order: readonly Rank[] = ['people', 'machines', 'background'];

/**
 * How many milliseconds each rank yields to the higher ones. After that it gets one of several slots, so that nothing waits forever; but
 * with a minimum gap, or a crowd of waiting calls would never let users pass.
 */
const courtesy: Record<Rank, number> = { people: 0, machines: 300, background: 400 };
const mostPassed = 4;
const nowAndThen: Record<Rank, number> = { people: 0, machines: 150, background: 400 };

/** With a single slot, terminals also go before background work, whose batches are short; so there it gets a slot more often. */
const mostAtOnlyPlace: Record<Rank, number> = { people: 0, machines: 300, background: 150 };

/**
 * A request takes several statements. After each, its slot stays free for this many milliseconds: for the next statement, or for a core
 * needed meanwhile.
 */
const quiet: Record<Rank, number> = { people: 0, machines: 20, background: 30 };

/** While users send requests within this many milliseconds of each other, a single slot is theirs for at least half of the time. */
const oneAfterTheOther = 250;

/**
 * The timeouts in the queue: background work never times out, interactive work eventually fails. A user whose decision is refused has to
 * repeat it, so the timeout is long.
 */
const patience: Record<Rank, number> = { people: 30_000, machines: 40_000, background: Number.POSITIVE_INFINITY };

/**
 * Users may take all slots, other ranks only a share, so that users always find a free one; and a smaller share during a user's request.
 */
const share: Record<Rank, number> = { people: 1, machines: 0.2, background: 0.2 };
const shareBesidePeople: Record<Rank, number> = { people: 1, machines: 0.1, background: 0.1 };

type Held = { rank: Rank | 'upkeep'; milliseconds: number };

/** Publishes how long each slot was held, or the queue was paused, for measurements. */
const placesHeld = channel('cadre:place-held');

const tell = (rank: Held['rank'], milliseconds: number): void => {
  if (placesHeld.hasSubscribers) placesHeld.publish({ rank, milliseconds } satisfies Held);
};

/** A semaphore with priorities: `places` calls run at once; the rest wait, users first. */
export function createLine(places: number): Line {
  const inside: Record<Rank, number> = { people: 0, machines: 0, background: 0 };
  /** By when their courtesy ends. */
  const waiting: Waiting[] = [];
  let passed = 0;
  let lastPerson = Number.NEGATIVE_INFINITY;
  /** After a turn of others, for as long as it took. */
  let restsUntil = Number.NEGATIVE_INFINITY;
  const lastTurn: Record<Rank, number> = { people: lastPerson, machines: lastPerson, background: lastPerson };
  let soon: NodeJS.Timeout | undefined;
  let isShut = false;

  const hasPlace = (rank: Rank): boolean => {
    const most = Math.ceil(places * (isAnybodyAnswered() ? shareBesidePeople : share)[rank]);
    return !isShut && inside.people + inside.machines + inside.background < places && inside[rank] < most;
  };

  const quietAfter = (rank: Rank): number => Math.max(betweenStatements(rank), rest(rank));

  const betweenStatements = (rank: Rank): number => {
    if (!isAnybodyAnswered() || (places > 1 && rank !== 'background')) return 0;
    return inside.people > 0 ? quiet[rank] : lastPerson + quiet[rank] - performance.now();
  };

  const rest = (rank: Rank): number =>
    places > 1 || rank === 'people' || !isAnybodyAround(oneAfterTheOther) ? 0 : restsUntil - performance.now();

  const here = (milliseconds: Record<Rank, number>, rank: Rank): number =>
    places === 1 ? Math.min(milliseconds[rank], mostAtOnlyPlace[rank]) : milliseconds[rank];

  const mayInsist = ({ rank, due }: Waiting): boolean => Math.max(due, lastTurn[rank] + here(nowAndThen, rank)) <= performance.now();

  /** In the order of ranks, and of coming; but who has been passed over for long enough comes first. */
  const next = (): Waiting | undefined => {
    const [first] = order.flatMap((rank) => waiting.find((one) => one.rank === rank && hasPlace(rank)) ?? []);
    if (!first) return undefined;
    const overdue = waiting.find((one) => one.rank !== first.rank && mayInsist(one) && hasPlace(one.rank));
    passed = overdue ? passed + 1 : 0;
    if (overdue && passed > mostPassed) {
      passed = 0;
      return overdue;
    }
    if (quietAfter(first.rank) <= 0 || mayInsist(first)) return first;
    clearTimeout(soon);
    soon = setTimeout(letIn, quietAfter(first.rank));
    return undefined;
  };

  function letIn(): void {
    for (let one = next(); one; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      one.enter();
    }
    if (waiting.length > 0 && isAnybodyAnswered()) onceNobodyIsAnswered(letIn);
  }

  const take = (rank: Rank): Leave => {
    const since = performance.now();
    let isInside = true;
    inside[rank] += 1;
    lastTurn[rank] = since;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside[rank] -= 1;
      const now = performance.now();
      if (rank === 'people') lastPerson = now;
      else restsUntil = now + (now - since);
      tell(rank, now - since);
      letIn();
    };
  };

  const wait = (rank: Rank): Promise<Leave> =>
    new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const beginToWait = () => {
        if (Number.isFinite(patience[rank])) timer = setTimeout(giveUp, patience[rank]);
      };
      const giveUp = () => {
        // A slow disk is no reason to refuse a call: the queue opens again.
        if (isShut) return beginToWait();
        waiting.splice(waiting.indexOf(one), 1);
        reject(Object.assign(new Error(`No place in line after ${patience[rank]} milliseconds.`), { code: tooLong }));
      };
      const one = {
        rank,
        due: performance.now() + here(courtesy, rank),
        enter: () => {
          clearTimeout(timer);
          resolve(take(rank));
        },
      };
      beginToWait();
      const behind = waiting.findIndex(({ due }) => due > one.due);
      waiting.splice(behind < 0 ? waiting.length : behind, 0, one);
      letIn();
    });

  return {
    enter: async () => {
      const rank = rankNow();
      return hasPlace(rank) && quietAfter(rank) <= 0 ? take(rank) : wait(rank);
    },
    shut: () => {
      const since = performance.now();
      isShut = true;
      return () => {
        if (!isShut) return;
        isShut = false;
        tell('upkeep', performance.now() - since);
        letIn();
      };
    },
  };
}

/** Known to `explain-error.ts` as a database that cannot be reached for now. */
const tooLong = 'ETIMEDOUT';
