import { releasePunches } from '@cadre/contract/calls/device-punches';
import { useState } from 'react';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

/** Releases or ignores the selected punches. Ignoring is final, so it requires confirmation. */
export function ReleaseButtons({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const t = useTexts();
  const release = useCallMutation(releasePunches, { ids: { list: ids } });
  const [isLoading, setAsking] = useState(false);
  const send = (outcome: 'accepted' | 'ignored') => release.mutate({ outcome }, { onSuccess: onDone, onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="primary" disabled={release.isPending} onClick={() => send('accepted')}>
        {t('devices.aside.release')}
      </Button>
      <Button variant="danger" disabled={release.isPending} onClick={() => setAsking(true)}>
        {t('devices.aside.dismiss')}
      </Button>
      {isLoading && (
        <Modal
          open
          title={t('devices.aside.dismiss_title', { count: ids.length })}
          okText={t('devices.aside.dismiss')}
          cancelText={t('common.cancel')}
          okButtonProps={{ danger: true, loading: release.isPending }}
          onOk={() => send('ignored')}
          onCancel={() => setAsking(false)}
        >
          <p>{t('devices.aside.dismiss_text')}</p>
        </Modal>
      )}
    </>
  );
}
