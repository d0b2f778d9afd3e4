import type { Option } from '../../ui/inputs/option.ts';
import type { FieldKind } from '../kind.ts';
import { useLabels } from '../labels.ts';
import { optionKind } from './option-kind.tsx';

const useWeekdays = (): Option[] => {
  const labels = useLabels();
  return [1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: labels.option(undefined, 'weekday', String(value)) }));
};

/** For whole numbers that mean a day of the week, Monday being 1. */
export const weekday: FieldKind = optionKind(useWeekdays, 170);
