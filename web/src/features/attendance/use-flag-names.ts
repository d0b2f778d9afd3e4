import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useTexts } from '../../platform/texts.ts';

type Flag = keyof EnglishTexts['attendance']['flags'];

/** The marks of a day in words. */
export function useFlagNames(): (flags: readonly string[]) => string[] {
  const t = useTexts();
  return (flags) => flags.map((flag) => t(`attendance.flags.${flag as Flag}`));
}
