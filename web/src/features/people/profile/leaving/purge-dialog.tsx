import { previewPurge, purgePerson } from '@cadre/contract/calls/privacy';
import { useState } from 'react';
import { useLabels } from '../../../../fields/labels.ts';
import { useCall, useCallMutation } from '../../../../platform/call-api.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { TypedConfirm } from '../../../../ui/overlays/typed-confirm.tsx';
import type { Profile } from '../profile.ts';

/** Confirms a permanent erasure: shows the data that is erased and retained, and requires the name to be typed. */
export function PurgeDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { id, name } = employee;
  const [typed, setTyped] = useState('');
  const { data, error } = useCall(previewPurge, { id }, { staleTime: 0 });
  const purge = useCallMutation(purgePerson, { id }, { onSuccess: onClose });
  const nameOf = (part: string) => ({ files: t('common.files'), notifications: t('shell.notifications') })[part] ?? labels.many(part);
  const removed = Object.entries(data?.counts ?? {}).filter(([, count]) => count > 0);
  return (
    <Modal
      title={t('people.privacy.purge_title', { name })}
      okText={t('people.privacy.purge')}
      okButtonProps={{ danger: true, disabled: !data || typed.trim() !== name, loading: purge.isPending }}
      onOk={() => purge.mutate({ name: typed.trim() })}
      onCancel={onClose}
    >
      <Stack>
        <p>{t('people.privacy.purge_text')}</p>
        {error && <Alert tone="danger">{error.message}</Alert>}
        {data && (
          <Card title={t('people.privacy.removed')} level={3}>
            <Stack as="ul" gap={1}>
              <li>{labels.field('employees', 'personal')}</li>
              {removed.map(([part, count]) => (
                <li key={part}>
                  {nameOf(part)}: {format.number(count)}
                </li>
              ))}
            </Stack>
          </Card>
        )}
        {data && (
          <Card title={t('people.privacy.kept')} level={3}>
            <Stack as="ul" gap={1}>
              {data.keeps.map((part) => (
                <li key={part}>{nameOf(part)}</li>
              ))}
            </Stack>
          </Card>
        )}
        <TypedConfirm label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
      </Stack>
    </Modal>
  );
}
