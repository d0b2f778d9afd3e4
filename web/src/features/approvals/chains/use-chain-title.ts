import { useTexts } from '../../../platform/texts.ts';
import type { Scope } from './chains-of.ts';

/** For whom a chain is. */
export function useChainTitle() {
  const t = useTexts();
  return (scope: Scope, name: string): string => (scope === 'company' ? t('chains.company') : t(`chains.${scope}`, { name }));
}
