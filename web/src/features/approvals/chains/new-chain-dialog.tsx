import type { Fields } from '@cadre/contract/fields';
import { approvalSettings } from '@cadre/contract/resources/approval-settings';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { RadioList } from '../../../ui/inputs/radio-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { type Scope, scopes } from './chains-of.ts';

type Narrow = Exclude<Scope, 'company'>;
type Props = { onChoose: (scope: Narrow, id: number) => void; onClose: () => void };

/** Chooses the scope of a narrower chain; its levels are added afterwards. */
export function NewChainDialog({ onChoose, onClose }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const [scope, setScope] = useState<Narrow>('department');
  const name = `${scope}_id` as const;
  const fields: Fields = { [name]: { ...approvalSettings.fields[name], required: true } };
  const form = useCallForm({ fields, rows: [[name]] });
  const choose = () =>
    form.submit(async (given) => {
      onChoose(scope, Number((given as Record<string, unknown>)[name]));
    });
  return (
    <Modal
      title={t('chains.add_title')}
      okText={t('chains.next')}
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
