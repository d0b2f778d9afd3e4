import { useTexts } from '../../../platform/texts.ts';
import type { Scope } from './chains-of.ts';

/** The title of a chain: its scope. */
export function useChainTitle() {
  const t = useTexts();
  return (scope: Scope, name: string): string => (scope === 'company' ? t('chains.company') : t(`chains.${scope}`, { name }));
}
