import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { RadioList } from '../../../ui/radio-list.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { type Scope, scopes } from './chains-of.ts';

type Narrow = Exclude<Scope, 'company'>;
type Props = { onChoose: (scope: Narrow, id: number) => void; onClose: () => void };

/** For whom a narrower chain is; its levels follow. */
export function NewChainDialog({ onChoose, onClose }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const [scope, setScope] = useState<Narrow>('department');
  const required = { required: true } as const;
  const { branch_id, department_id, job_id, employee_id } = approvalSettings.fields;
  const fields = {
    branch_id: { ...branch_id, ...required },
    department_id: { ...department_id, ...required },
    job_id: { ...job_id, ...required },
    employee_id: { ...employee_id, ...required },
  };
  const form = useCallForm({ fields, rows: [[`${scope}_id`]] });
  const choose = () =>
    form.submit(async (given) => {
      onChoose(scope, Number((given as Record<string, unknown>)[`${scope}_id`]));
    });
  return (
    <Modal
      title={t('chains.add_title')}
      okText={t('common.continue')}
      cancelText={t('common.cancel')}
      onOk={() => void choose()}
      onCancel={onClose}
    >
      <Stack>
        <RadioList
          label={t('chains.applies_to')}
          options={scopes.map((value) => ({ value, text: labels.field('approval-settings', `${value}_id`) }))}
          value={scope}
          onChoose={setScope}
        />
        <CallFields of={form} />
      </Stack>
    </Modal>
  );
}
