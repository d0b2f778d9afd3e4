import { useTexts } from '../../platform/texts.ts';

/** From here on people notice that the clock is off. */
export const driftLimit = 120;

/** Describes the offset of a device's clock in seconds. Above zero the clock is slow. */
export function useDrift(): (seconds: number) => string {
  const t = useTexts();
  return (seconds) => {
    const off = Math.abs(seconds);
    if (off < 2) return t('devices.exact');
    if (off < driftLimit) return t(seconds > 0 ? 'devices.seconds_slow' : 'devices.seconds_fast', { seconds: off });
    return t(seconds > 0 ? 'devices.minutes_slow' : 'devices.minutes_fast', { minutes: Math.round(off / 60) });
  };
}
