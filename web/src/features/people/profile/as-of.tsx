import { employeeAsOf } from '@cadre/contract/calls/people';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields } from '@cadre/contract/resources/employees';
import { isDate } from '@cadre/rules/calendar';
import { useId, useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DateInput } from '../../../ui/dates/date-input.tsx';
import { Facts } from '../facts.tsx';
import { SectionCard } from './section-card.tsx';

/** The employment on a chosen day. */
export function AsOf({ id }: { id: number }) {
  const t = useTexts();
  const inputId = useId();
  const [day, setDay] = useState('');
  const { data: version } = useCall(employeeAsOf, { id, date: day }, { enabled: isDate(day) });
  return (
    <SectionCard title={t('people.employment.as_of')}>
      <label className="visually-hidden" htmlFor={inputId}>
        {t('people.employment.as_of')}
      </label>
      <DateInput
        id={inputId}
        name="as_of"
        value={day}
        invalid={false}
        describedBy={`${inputId}-answer`}
        onChange={(next) => setDay(next ?? '')}
      />
      <div id={`${inputId}-answer`} aria-live="polite">
        {isDate(day) && version === null && <p className="muted">{t('people.employment.as_of_nothing')}</p>}
        {isDate(day) && version && <Facts resource={employeeVersions} row={version} names={['effective_from', ...datedFields]} />}
      </div>
    </SectionCard>
  );
}
