import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { useTexts } from '../../../platform/texts.ts';

const minute = 60_000;

/** What time it is where somebody works. */
export function ZoneClock({ zone }: { zone: string }) {
  const t = useTexts();
  const locale = useLocale();
  const now = useMinute();
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);
  return <time dateTime={now.toISOString()}>{t('people.profile.local_time', { time, zone: cityOf(zone) })}</time>;
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Turns with the minute, as clocks do. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), minute - (now.getTime() % minute));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
