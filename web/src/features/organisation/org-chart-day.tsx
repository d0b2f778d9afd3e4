import { isDate } from '@cadre/rules/calendar';
import { useEffect, useId, useState } from 'react';
import { DateInput } from '../../ui/date-input.tsx';
import '../../fields/fields.css';
import { useTexts } from '../../platform/texts.ts';

/** The day whose organisation is shown; empty is today. A day that is still being typed changes nothing. */
export function OrgChartDay({ day, onDay }: { day: string | undefined; onDay: (day: string | undefined) => void }) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(day ?? '');
  useEffect(() => setTyped(day ?? ''), [day]);

  const change = (next: string | null) => {
    setTyped(next ?? '');
    if (next === null || isDate(next)) onDay(next ?? undefined);
  };
  return (
    <span className="org-chart__day">
      <label htmlFor={id}>{t('orgChart.as_of')}</label>
      <DateInput id={id} name="as_of" value={typed} invalid={false} describedBy={id} onChange={change} />
    </span>
  );
}
