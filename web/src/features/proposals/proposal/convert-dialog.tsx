import { convertProposal } from '@cadre/contract/calls/proposals';
import { type ReactNode, useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import type { Row } from '../../../fields/kind.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { RadioList } from '../../../ui/inputs/radio-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Proposal } from './proposal.ts';

type Into = 'new_project' | 'existing_project';

const rowsFor: Record<Into, string[][]> = {
  new_project: [['name'], ['manager_id'], ['start_date', 'end_date'], ['with_options']],
  existing_project: [['project_id'], ['with_options']],
};

/** A won proposal becomes a project, or more of one. */
export function ConvertDialog({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const t = useTexts();
  const [into, setInto] = useState<Into>('new_project');
  return (
    <ConvertForm key={into} {...{ proposal, into, onClose }}>
      <RadioList<Into>
        label={t('proposal.convert_to')}
        options={[
          { value: 'new_project', text: t('proposal.new_project'), hint: t('proposal.convert_hint') },
          { value: 'existing_project', text: t('proposal.existing_project'), hint: t('proposal.change_hint') },
        ]}
        value={into}
        onChoose={setInto}
      />
    </ConvertForm>
  );
}

type FormProps = { proposal: Proposal; into: Into; onClose: () => void; children: ReactNode };

function ConvertForm({ proposal, into, onClose, children }: FormProps) {
  const t = useTexts();
  const hasOptions = proposal.lines.some(({ optional }) => optional);
  const rows = rowsFor[into].filter(([name]) => name !== 'with_options' || hasOptions);
  const { title, owner_id, expected_start, expected_end } = proposal;
  const start = into === 'new_project' ? { name: title, manager_id: owner_id, start_date: expected_start, end_date: expected_end } : {};
  const fields = {
    ...convertProposal.body,
    ...(into === 'existing_project' && { project_id: { ...convertProposal.body.project_id, required: true as const } }),
  };
  const form = useCallForm({ fields, rows, start });
  const convert = useCallMutation(convertProposal, { id: proposal.id });
  return (
    <Modal
      title={t('proposal.convert')}
      okText={t('proposal.convert')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={async () => {
        if (await form.submit((body) => convert.mutateAsync(body))) onClose();
      }}
      onCancel={onClose}
    >
      <Stack>
        {children}
        <CallFields of={form} row={{ id: proposal.id, manager: proposal.owner } as unknown as Row} />
      </Stack>
    </Modal>
  );
}
