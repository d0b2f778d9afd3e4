import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isEmployee, useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Segments } from '../../ui/inputs/segments.tsx';
import { LatestEntries } from './latest-entries.tsx';

const circles = ['all', 'mine'] as const;

/** The latest changes in my scope, as fresh as half a minute while they are looked at. */
export function AuditLogs() {
  const t = useTexts();
  const { routesByPath } = useRouter();
  const { user } = useMe();
  const [whose, setWhose] = useState<(typeof circles)[number]>('all');
  return (
    <>
      <div className="panel-choice">
        <Segments
          label={t('shell.logs_of')}
          isLabelHidden
          options={circles.map((value) => ({ value, text: t(`shell.logs_${value}`) }))}
          value={whose}
          onChoose={setWhose}
        />
      </div>
      <LatestEntries actor={whose === 'mine' ? user.id : undefined} />
      {!isEmployee(user) && '/logs' in routesByPath && (
        <Link className="block panel-more" to="/logs">
          {t('shell.open_history')}
        </Link>
      )}
    </>
  );
}
