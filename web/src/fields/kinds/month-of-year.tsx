import { useDayWords } from '../../platform/format/use-day-words.ts';
import type { Option } from '../../ui/inputs/option.ts';
import type { FieldKind } from '../kind.ts';
import { optionKind } from './option-kind.tsx';

const useMonths = (): Option[] => {
  const { longMonthName } = useDayWords();
  return Array.from({ length: 12 }, (_, at) => ({ value: at + 1, label: longMonthName(`2026-${String(at + 1).padStart(2, '0')}-01`) }));
};

/** For whole numbers that mean a month of any year, January being 1. */
export const monthOfYear: FieldKind = optionKind(useMonths, 140);
