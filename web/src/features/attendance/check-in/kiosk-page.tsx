import { Maximize, X } from 'lucide-react';
import { IconButton, IconLink } from '../../../ui/actions/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { isWider } from './is-wider.ts';
import { Kiosk } from './kiosk.tsx';
import './kiosk.css';

/** A tablet at the entrance, signed in as a user who may check in others. */
export function KioskPage() {
  const t = useTexts();
  const { company, permissions } = useMe();
  const isOpen = isWider(permissions['attendances.check']);
  return (
    <div className="grid kiosk">
      <Cluster as="header" justify="end">
        <Heading level={1} size="lead" className="kiosk__company">
          {company}
        </Heading>
        {isOpen && document.fullscreenEnabled && (
          <IconButton
            icon={Maximize}
            label={t('attendance.full_screen')}
            onClick={() => void document.documentElement.requestFullscreen()}
          />
        )}
        <IconLink icon={X} label={t('attendance.leave_kiosk')} to={isOpen ? '/attendances/check-in-out' : '/'} />
      </Cluster>
      {isOpen ? <Kiosk /> : <EmptyState text={t('attendance.kiosk_closed')} />}
    </div>
  );
}
