import { useMemo } from 'react';
import type { BuiltInView } from '../../crud/list/views.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { employeeViews } from './employee-views.ts';

export function useEmployeeViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  return useMemo(() => employeeViews(today, (key) => t(`people.views.${key}`)), [today, t]);
}
