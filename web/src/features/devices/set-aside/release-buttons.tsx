import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useRelease } from './use-release.ts';

const DismissDialog = lazy(async () => ({ default: (await import('./dismiss-dialog.tsx')).DismissDialog }));

/** For the punches that are ticked. Putting them aside is for good, so it asks. */
export function ReleaseButtons({ ids, onDone }: { ids: number[]; onDone: () => void }) {
  const t = useTexts();
  const release = useRelease();
  const [isAsking, setAsking] = useState(false);
  const send = (outcome: 'accepted' | 'ignored') =>
    release.mutate({ ids: { list: ids }, outcome }, { onSuccess: onDone, onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="primary" disabled={release.isPending} onClick={() => send('accepted')}>
        {t('devices.aside.release')}
      </Button>
      <Button variant="danger" disabled={release.isPending} onClick={() => setAsking(true)}>
        {t('devices.aside.dismiss')}
      </Button>
      <Suspense>
        {isAsking && (
          <DismissDialog count={ids.length} isSending={release.isPending} onSend={() => send('ignored')} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}
