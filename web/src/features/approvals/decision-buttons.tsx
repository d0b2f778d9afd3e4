import { Check, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';

/** The second click of a double click would hit the next request, which the user has not read yet. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};

export function DecisionButtons({ onApprove, onReject }: { onApprove: () => void; onReject: () => void }) {
  const t = useTexts();
  return (
    <>
      <Button variant="primary" icon={Check} onClick={once(onApprove)}>
        {t('self.inbox_approve')}
      </Button>
      <Button variant="danger" icon={X} onClick={once(onReject)}>
        {t('self.inbox_reject')}
      </Button>
    </>
  );
}
