import type { Absences } from '@cadre/contract/calls/absences';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** The shown periods in which leave is refused or discouraged, with the people concerned. */
export function Blackouts({ blackouts }: Pick<Absences, 'blackouts'>) {
  const t = useTexts();
  const format = useFormat();
  if (blackouts.length === 0) return null;
  return (
    <Alert tone="info" takesFocus={false}>
      <Stack as="ul" gap={1}>
        {blackouts.map(({ id, name, from_date, to_date, refuses, only_for }) => (
          <li key={`${id}-${from_date}`}>
            {t(refuses ? 'calendar.closed' : 'calendar.discouraged', { from: format.date(from_date), to: format.date(to_date), name })}
            {only_for.length > 0 && <span className="muted"> · {format.list(only_for)}</span>}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
