import type { Run } from './run.ts';

export const runSteps = ['prepare', 'calculate', 'review', 'approve', 'pay', 'close'] as const;
type RunStep = (typeof runSteps)[number];

const steps: Record<Run['status'], RunStep | undefined> = {
  draft: 'prepare',
  calculating: 'calculate',
  calculated: 'review',
  submitted: 'approve',
  approved: 'pay',
  paid: 'close',
  closed: undefined,
  cancelled: undefined,
};

/** The next step; undefined once the month is closed. */
export const stepOf = ({ status }: Pick<Run, 'status'>): RunStep | undefined => steps[status];
