import { useLocale } from 'use-intl';
import { useTexts } from '../../../platform/texts.ts';
import { useMinute } from '../../../platform/use-minute.ts';

/** What the clock of the device should say. */
export function LocalTime({ zone }: { zone: string }) {
  const t = useTexts();
  const locale = useLocale();
  const now = useMinute();
  const time = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now);
  return <time dateTime={now.toISOString()}>{t('devices.local_time', { time, zone: zone.replaceAll('_', ' ') })}</time>;
}
