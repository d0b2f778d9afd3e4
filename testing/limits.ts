import { measurePace } from './measure-pace.ts';

/** In milliseconds. They end tests that hang; working tests never reach them, even on a busy machine. */
export type Limits = {
  /** One test, or its setup and teardown. */
  test: number;
  /** An expected event: a mail, a row, a response, an element of a page. */
  wait: number;
};

const quiet: Limits = { test: 300_000, wait: 60_000 };

export const limitsAt = (pace: number): Limits => ({ test: Math.round(quiet.test * pace), wait: Math.round(quiet.wait * pace) });

/** Measured once, by the first process of a run; those it starts inherit the number. */
const name = 'CADRE_TEST_PACE';
process.env[name] ??= measurePace().toFixed(2);

export const limits = limitsAt(Number(process.env[name]));
