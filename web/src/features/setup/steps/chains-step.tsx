import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { asksHr, chainModels, chainRecords } from '../records/chain-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useAll } from '../use-all.ts';
import { useApply } from '../use-apply.ts';
import type { StepProps } from './step-props.ts';

/** The approvers of employees' requests: their manager, and then HR. A request type with a chain keeps it. */
export function ChainsStep(props: StepProps) {
  const t = useTexts();
  const labels = useLabels();
  const known = useAll(approvalSettings);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hrToo, setHrToo] = useState(true);
  const { send, refused, refuse, isBusy } = useApply('chains', props.onDone);
  const has = (model: string) => known?.some((setting) => setting.model === model) ?? false;
  const apply = () => {
    const chosen = chainModels.filter((model) => !left.has(model) && !has(model));
    if (chosen.length === 0) return refuse([t('setup.nothing_chosen')]);
    return void send(chainRecords(chosen, hrToo));
  };
  const toggle = (model: string, isIn: boolean) => setLeft(new Set(isIn ? [...left].filter((one) => one !== model) : [...left, model]));
  return (
    <Stack>
      <Checkbox isChecked={hrToo} onChange={setHrToo}>
        {t('setup.hr_too')}
      </Checkbox>
      <Rows hasLines wraps>
        {chainModels.map((model) => {
          const name = labels.option('approval-settings', 'model', model);
          const levels = t(hrToo && asksHr(model) ? 'setup.chain_of_two' : 'setup.chain_of_one');
          return (
            <RowItem
              key={model}
              start={
                <Checkbox
                  aria-label={name}
                  disabled={has(model)}
                  isChecked={has(model) || !left.has(model)}
                  onChange={(isIn) => toggle(model, isIn)}
                />
              }
              note={has(model) ? t('setup.chains_exist') : levels}
            >
              {name}
            </RowItem>
          );
        })}
      </Rows>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={apply} />
    </Stack>
  );
}
