import { Maximize, X } from 'lucide-react';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import '../../../ui/controls.css';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { isWider } from './is-wider.ts';
import { Kiosk } from './kiosk.tsx';
import './kiosk.css';

/** A tablet at the door, signed in by somebody who may check in others. */
export function KioskPage() {
  const t = useTexts();
  const { company, permissions } = useMe();
  const isOpen = isWider(permissions['attendances.check']);
  return (
    <div className="kiosk">
      <header>
        <h1>{company}</h1>
        {isOpen && document.fullscreenEnabled && (
          <IconButton
            icon={Maximize}
            label={t('attendance.full_screen')}
            onClick={() => void document.documentElement.requestFullscreen()}
          />
        )}
        <IconLink icon={X} label={t('attendance.leave_kiosk')} to={isOpen ? '/attendances/check-in-out' : '/'} />
      </header>
      {isOpen ? <Kiosk /> : <p className="kiosk__closed">{t('attendance.kiosk_closed')}</p>}
    </div>
  );
}
