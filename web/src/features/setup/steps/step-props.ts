import type { Setup } from '@cadre/contract/calls/setup';
import type { SetupStep } from '@cadre/contract/setup-steps';

/** What every step is given; `onDone` is told the set-up as it is then. */
export type StepProps = { setup: Setup; step: SetupStep; onDone: (now: Setup) => void };
