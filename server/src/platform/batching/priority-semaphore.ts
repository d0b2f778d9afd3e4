import { channel } from 'node:diagnostics_channel';
import { type Rank, rankNow } from './rank.ts';
import { isRequestRunning, isUserActive, onceIdle } from './running-requests.ts';

type Release = () => void;

/** While it is paused, until the returned function is called, no call enters; running ones continue. */
export type PrioritySemaphore = { acquire(): Promise<Release>; pause(): () => void };

type Waiting = { rank: Rank; due: number; acquire(): void };

const order: readonly Rank[] = ['people', 'machines', 'background'];

/**
 * How many milliseconds each rank yields to the higher ones. After that it gets one of several slots, so that no call waits forever; but with a
 * minimum gap, or a crowd of waiting calls would never let users pass.
 */
const maxYieldMs: Record<Rank, number> = { people: 0, machines: 300, background: 400 };
const maxPreemptions = 4;
const minGapMs: Record<Rank, number> = { people: 0, machines: 150, background: 400 };

/** With a single slot, terminals also go before background work, whose batches are short; so there it gets a slot more often. */
const maxMsAtSingleSlot: Record<Rank, number> = { people: 0, machines: 300, background: 150 };

/**
 * A request takes several statements. After each, its slot stays free for this many milliseconds: for the next statement, or for a core
 * needed meanwhile.
 */
const idleMs: Record<Rank, number> = { people: 0, machines: 20, background: 30 };

/** While users send requests within this many milliseconds of each other, a single slot is theirs for at least half of the time. */
const interactiveWindowMs = 250;

/**
 * The timeouts in the queue: background work never times out, interactive work eventually fails. A user whose decision is refused has to
 * repeat it, so the timeout is long.
 */
const timeoutMs: Record<Rank, number> = { people: 30_000, machines: 40_000, background: Number.POSITIVE_INFINITY };

/**
 * Users may take all slots, other ranks only a share, so that users always find a free one; and a smaller share during a user's request.
 */
const share: Record<Rank, number> = { people: 1, machines: 0.2, background: 0.2 };
const shareDuringRequests: Record<Rank, number> = { people: 1, machines: 0.1, background: 0.1 };

type Hold = { rank: Rank | 'upkeep'; milliseconds: number };

/** Publishes the duration of each slot's use, and of each pause of the queue, for measurements. */
const slotHolds = channel('cadre:place-held');

const publishHold = (rank: Hold['rank'], milliseconds: number): void => {
  if (slotHolds.hasSubscribers) slotHolds.publish({ rank, milliseconds } satisfies Hold);
};

/** A semaphore with priorities: `places` calls run at once; the rest wait, users first. */
export function createPrioritySemaphore(slots: number): PrioritySemaphore {
  const running: Record<Rank, number> = { people: 0, machines: 0, background: 0 };
  /** Sorted by `due`, the time until which a call yields. */
  const waiting: Waiting[] = [];
  let preemptions = 0;
  let lastPerson = Number.NEGATIVE_INFINITY;
  /** The only slot rests after other work, for as long as that work took. */
  let cooldownUntil = Number.NEGATIVE_INFINITY;
  const lastAcquired: Record<Rank, number> = { people: lastPerson, machines: lastPerson, background: lastPerson };
  let retryTimer: NodeJS.Timeout | undefined;
  let isPaused = false;

  const hasSlot = (rank: Rank): boolean => {
    const most = Math.ceil(slots * (isRequestRunning() ? shareDuringRequests : share)[rank]);
    return !isPaused && running.people + running.machines + running.background < slots && running[rank] < most;
  };

  const quietAfter = (rank: Rank): number => Math.max(betweenStatements(rank), cooldown(rank));

  const betweenStatements = (rank: Rank): number => {
    if (!isRequestRunning() || (slots > 1 && rank !== 'background')) return 0;
    return running.people > 0 ? idleMs[rank] : lastPerson + idleMs[rank] - performance.now();
  };

  const cooldown = (rank: Rank): number =>
    slots > 1 || rank === 'people' || !isUserActive(interactiveWindowMs) ? 0 : cooldownUntil - performance.now();

  const limitFor = (milliseconds: Record<Rank, number>, rank: Rank): number =>
    slots === 1 ? Math.min(milliseconds[rank], maxMsAtSingleSlot[rank]) : milliseconds[rank];

  const isStarving = ({ rank, due }: Waiting): boolean => Math.max(due, lastAcquired[rank] + limitFor(minGapMs, rank)) <= performance.now();

  /** By rank, then by arrival; calls that have been passed over for long enough come first. */
  const next = (): Waiting | undefined => {
    const [first] = order.flatMap((rank) => waiting.find((one) => one.rank === rank && hasSlot(rank)) ?? []);
    if (!first) return undefined;
    const overdue = waiting.find((one) => one.rank !== first.rank && isStarving(one) && hasSlot(one.rank));
    preemptions = overdue ? preemptions + 1 : 0;
    if (overdue && preemptions > maxPreemptions) {
      preemptions = 0;
      return overdue;
    }
    if (quietAfter(first.rank) <= 0 || isStarving(first)) return first;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(admitNext, quietAfter(first.rank));
    return undefined;
  };

  function admitNext(): void {
    for (let one = next(); one; one = next()) {
      waiting.splice(waiting.indexOf(one), 1);
      one.acquire();
    }
    if (waiting.length > 0 && isRequestRunning()) onceIdle(admitNext);
  }

  const grant = (rank: Rank): Release => {
    const since = performance.now();
    let isHeld = true;
    running[rank] += 1;
    lastAcquired[rank] = since;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running[rank] -= 1;
      const now = performance.now();
      if (rank === 'people') lastPerson = now;
      else cooldownUntil = now + (now - since);
      publishHold(rank, now - since);
      admitNext();
    };
  };

  const wait = (rank: Rank): Promise<Release> =>
    new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const beginToWait = () => {
        if (Number.isFinite(timeoutMs[rank])) timer = setTimeout(giveUp, timeoutMs[rank]);
      };
      const giveUp = () => {
        // A slow disk is no reason to refuse a call: the queue opens again.
        if (isPaused) return beginToWait();
        waiting.splice(waiting.indexOf(one), 1);
        reject(Object.assign(new Error(`No place in line after ${timeoutMs[rank]} milliseconds.`), { code: timedOut }));
      };
      const one = {
        rank,
        due: performance.now() + limitFor(maxYieldMs, rank),
        acquire: () => {
          clearTimeout(timer);
          resolve(grant(rank));
        },
      };
      beginToWait();
      const later = waiting.findIndex(({ due }) => due > one.due);
      waiting.splice(later < 0 ? waiting.length : later, 0, one);
      admitNext();
    });

  return {
    acquire: async () => {
      const rank = rankNow();
      return hasSlot(rank) && quietAfter(rank) <= 0 ? grant(rank) : wait(rank);
    },
    pause: () => {
      const since = performance.now();
      isPaused = true;
      return () => {
        if (!isPaused) return;
        isPaused = false;
        publishHold('upkeep', performance.now() - since);
        admitNext();
      };
    },
  };
}

/** Known to `explain-error.ts` as a database that cannot be reached for now. */
const timedOut = 'ETIMEDOUT';
