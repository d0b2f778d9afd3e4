import { Clock } from 'lucide-react';
import { useLocale } from 'use-intl';
import { usePreferences } from '../../../platform/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useMinute } from '../../../platform/use-minute.ts';
import { hoursBetween } from './hours-between.ts';

/** The time where a person works, and how far that is from the reader's own. */
export function LocalTime({ zone }: { zone: string }) {
  const t = useTexts();
  const language = useLocale();
  const { timezone: mine } = usePreferences();
  const now = useMinute();
  const hours = hoursBetween(mine, zone, now);
  const time = new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
  return (
    <p>
      <Clock size={14} aria-hidden />
      <span>
        <time>{time}</time>
        {hours > 0 && <span className="person-card__shift">{t('people.directory.hours_ahead', { hours })}</span>}
        {hours < 0 && <span className="person-card__shift">{t('people.directory.hours_behind', { hours: -hours })}</span>}
      </span>
    </p>
  );
}
