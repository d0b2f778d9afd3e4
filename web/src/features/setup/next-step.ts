import type { Setup } from '@cadre/contract/calls/setup';
import type { SetupStep } from '@cadre/contract/setup-steps';

type StepStates = Setup['steps'];

/** The next step: the first open one after the step just completed, otherwise the first open one. */
export function nextStep(steps: StepStates, from?: SetupStep): SetupStep | undefined {
  const at = from ? steps.findIndex(({ step }) => step === from) : -1;
  const isNext = ({ step, state }: StepStates[number]): boolean => state === 'open' && step !== from;
  return (steps.slice(at + 1).find(isNext) ?? steps.find(isNext))?.step;
}
