import { useLocale } from 'use-intl';
import { ago } from './ago.ts';

/** How long ago something happened, in the reader's words. Whoever shows it is drawn anew with each answer of the server. */
export function useAgo(): (iso: string) => string {
  const locale = useLocale();
  return (iso) => ago(locale, new Date(iso).getTime() - Date.now());
}
