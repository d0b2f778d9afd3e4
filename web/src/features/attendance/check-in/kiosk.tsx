import { dayForms } from '@cadre/contract/texts/day-forms';
import { dayIn } from '@cadre/rules/calendar';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { clockIn } from '../clock-in.ts';
import { CheckButton } from './check-button.tsx';
import { PersonFinder } from './person-finder.tsx';
import { useNow } from './use-now.ts';
import type { Found } from './use-people.ts';

const patience = 10;

/** Pick a person and press the button; after ten seconds the screen resets for the next person. */
export function Kiosk() {
  const t = useTexts();
  const [person, setPerson] = useState<Found>();
  const [message, setMessage] = useState<string>();
  const reset = () => {
    setPerson(undefined);
    setMessage(undefined);
  };
  const left = useCountdown(patience, person ? `${person.id} ${message ?? ''}` : undefined, reset);
  return (
    <>
      <KioskClock />
      <Card className="kiosk__card">
        {!person && <PersonFinder label={t('attendance.kiosk_welcome')} takesFocus onPick={setPerson} />}
        {person && !message && <KioskPerson key={person.id} person={person} onDone={setMessage} />}
        {message && (
          <p className="stacked quiet gap-3 center kiosk__said" role="status">
            <CircleCheck size={48} strokeWidth={1.5} className="toned tone--green" aria-hidden />
            {message}
            <span className="muted">{person?.name}</span>
          </p>
        )}
        {person && (
          <Cluster justify="between">
            <span className="muted">{t('attendance.kiosk_resets', { seconds: left })}</span>
            <Button size="large" onClick={reset}>
              {t('attendance.another_person')}
            </Button>
          </Cluster>
        )}
      </Card>
    </>
  );
}

function KioskClock() {
  const language = useLocale();
  const { timezone } = usePreferences();
  const now = useMinute();
  return (
    <p className="stacked quiet gap-3 center kiosk__clock">
      <time className="ink">{clockIn(timezone, now.getTime())}</time>
      <span>{dayForms(language).full(dayIn(timezone, now))}</span>
    </p>
  );
}

/** A greeting and the button. Hours are private, and this screen is public. */
function KioskPerson({ person: { id, name, pic }, onDone }: { person: Found; onDone: (message: string) => void }) {
  const t = useTexts();
  return (
    <div className="stacked quiet gap-3 center kiosk__said">
      <Avatar name={name} pic={pic} size={96} />
      <p>{t('attendance.kiosk_hello', { name })}</p>
      <QueryStates query={useNow(id)} rows={1}>
        {(now) => <CheckButton who={id} now={now} takesFocus onDone={onDone} />}
      </QueryStates>
    </div>
  );
}

/** Seconds until `onEnd`; starts again with every other `key`, and rests without one. */
function useCountdown(seconds: number, key: string | undefined, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (key === undefined) return;
    let rest = seconds;
    setLeft(rest);
    const timer = setInterval(() => {
      rest -= 1;
      setLeft(rest);
      if (rest === 0) end();
    }, 1000);
    return () => clearInterval(timer);
  }, [key, seconds]);
  return left;
}
