import type { Setup } from '@cadre/contract/calls/setup';
import type { SetupStep } from '@cadre/contract/setup-steps';

/** The props of every step; `onDone` receives the updated setup. */
export type StepProps = { setup: Setup; step: SetupStep; onDone: (now: Setup) => void };
