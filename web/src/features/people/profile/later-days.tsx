import type { LaterDay } from '@cadre/contract/calls/employment';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useTerms } from './use-terms.ts';

/** The effect on later days: fields that keep the values entered for them, and fields that change. */
export function LaterDays({ days }: { days: readonly LaterDay[] }) {
  const t = useTexts();
  const format = useFormat();
  const { label, value, namesIn } = useTerms();
  const sentence = ({ stays, becomes }: LaterDay): string =>
    format.list([
      ...namesIn(stays).map((name) => t('people.employment.stays', { field: label(name), value: value(stays, name) })),
      ...namesIn(becomes).map((name) => t('people.employment.becomes', { field: label(name), value: value(becomes, name) })),
    ]);
  if (days.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {days.map((one) => (
        <li key={one.effective_from}>
          {t('people.employment.from_day', { day: format.date(one.effective_from), changes: sentence(one) })}
        </li>
      ))}
    </Stack>
  );
}
