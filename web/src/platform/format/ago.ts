import { useLocale } from 'use-intl';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Milliseconds from now in whole units of the largest that they fill. */
export function ago(locale: string, difference: number): string {
  const [unit, length] = units.find(([, size]) => Math.abs(difference) >= size) ?? (['second', 1000] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(difference / length), unit);
}

/** The time since an event, in the reader's language. It is updated when the component re-renders, for example after a response. */
export function useAgo(): (iso: string) => string {
  const locale = useLocale();
  return (iso) => ago(locale, new Date(iso).getTime() - Date.now());
}
