/** The steps to set up a new company, in the order of their dependencies. */
export const setupSteps = [
  'company',
  'branches',
  'departments',
  'roles',
  'schedules',
  'people',
  'leave',
  'chains',
  'terminals',
  'pay',
  'invitations',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The resources that each step may create, in one go. */
export const madeInStep = {
  branches: ['holiday-calendars', 'holidays', 'branches'],
  departments: ['departments'],
  roles: ['users'],
  schedules: ['shifts', 'week-schedules', 'schedule-assignments'],
  people: ['jobs', 'employees'],
  leave: ['leave-categories'],
  chains: ['approval-settings'],
  pay: ['pay-components', 'compensations'],
  invitations: ['users'],
} as const satisfies Partial<Record<SetupStep, readonly string[]>>;

export type MakingStep = keyof typeof madeInStep;
export const makingSteps = Object.keys(madeInStep) as MakingStep[];

/** A skipped step is not done, but needs no more work. */
export function progressOf(steps: readonly { state: 'open' | 'done' | 'skipped' }[]): { done: number; skipped: number; total: number } {
  const inState = (wanted: string): number => steps.filter(({ state }) => state === wanted).length;
  return { done: inState('done'), skipped: inState('skipped'), total: steps.length };
}
