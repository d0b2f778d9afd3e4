import { applySetup, type Setup } from '@cadre/contract/calls/setup';
import type { MakingStep } from '@cadre/contract/setup-steps';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import type { SetupRecord } from './records/setup-record.ts';

/** Creates the records of a step. Refusals are shown as sentences, each with the label of its record. */
export function useApply(step: MakingStep, onDone: (now: Setup) => void) {
  const t = useTexts();
  const [refused, setRefused] = useState<string[]>([]);
  const apply = useCallMutation(applySetup, { step });
  const sentencesOf = (problem: ApiProblem, records: readonly SetupRecord[]): string[] => {
    const said = Object.entries(problem.fields).flatMap(([path, sentences]) => {
      const label = records[Number(/^records\.(\d+)/.exec(path)?.[1])]?.label;
      return sentences.map((sentence) => (label ? t('setup.record_at', { label, sentence }) : sentence));
    });
    return said.length > 0 ? said : [problem.message];
  };
  const send = async (records: readonly SetupRecord[]): Promise<boolean> => {
    setRefused([]);
    try {
      const { data } = await apply.mutateAsync({ records: records.map(({ label: _label, ...record }) => record) });
      onDone(data);
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setRefused(sentencesOf(problem, records));
      return false;
    }
  };
  return { send, refused, refuse: setRefused, isBusy: apply.isPending };
}
