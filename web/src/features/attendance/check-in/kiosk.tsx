import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { usePreferences } from '../../../platform/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useMinute } from '../../../platform/use-minute.ts';
import { Button } from '../../../ui/button.tsx';
import { clockIn } from '../clock-in.ts';
import { KioskPerson } from './kiosk-person.tsx';
import { PersonFinder } from './person-finder.tsx';
import { useCountdown } from './use-countdown.ts';
import type { Found } from './use-people.ts';

const patience = 10;

/** Who are you, press, done; and after ten seconds the screen belongs to the next one. */
export function Kiosk() {
  const t = useTexts();
  const [person, setPerson] = useState<Found>();
  const [said, setSaid] = useState<string>();
  const reset = () => {
    setPerson(undefined);
    setSaid(undefined);
  };
  const left = useCountdown(patience, person ? `${person.id} ${said ?? ''}` : undefined, reset);
  return (
    <>
      <KioskClock />
      <div className="kiosk__card">
        {!person && <PersonFinder label={t('attendance.kiosk_welcome')} takesFocus onPick={setPerson} />}
        {person && !said && <KioskPerson key={person.id} person={person} onDone={setSaid} />}
        {said && (
          <p className="kiosk__said" role="status">
            <CircleCheck size={48} strokeWidth={1.5} aria-hidden />
            {said}
            <span>{person?.name}</span>
          </p>
        )}
        {person && (
          <p className="kiosk__reset">
            <span className="muted">{t('attendance.kiosk_resets', { seconds: left })}</span>
            <Button size="large" onClick={reset}>
              {t('attendance.another_person')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

function KioskClock() {
  const language = useLocale();
  const { timezone } = usePreferences();
  const now = useMinute();
  return (
    <p className="kiosk__clock">
      <time>{clockIn(timezone, now.getTime())}</time>
      <span>{new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: timezone }).format(now)}</span>
    </p>
  );
}
