import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields } from '@cadre/contract/resources/employees';
import { isDate } from '@cadre/rules/calendar';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { Facts } from './facts.tsx';
import { SectionCard } from './section-card.tsx';

/** What held on a day of one's choice. */
export function AsOf({ id }: { id: number }) {
  const t = useTexts();
  const inputId = useId();
  const [day, setDay] = useState('');
  const { data: version } = useQuery({
    queryKey: ['employees', 'as-of', id, day],
    queryFn: async () => (await api.get<{ data: Row | null }>(`/employees/${id}/as-of`, { date: day })).data,
    enabled: isDate(day),
  });
  return (
    <SectionCard title={t('people.employment.as_of')}>
      <div className="person-as-of">
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
      </div>
    </SectionCard>
  );
}
