import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields, employees } from '@cadre/contract/resources/employees';
import { CalendarPlus } from 'lucide-react';
import { PartForm } from '../../../crud/part-form.tsx';
import { usePart } from '../../../crud/use-part.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { AsOf } from './as-of.tsx';
import { Facts } from './facts.tsx';
import { PeriodsCard } from './periods-card.tsx';
import { SectionCard } from './section-card.tsx';
import type { Profile } from './use-profile.ts';
import { VersionLine } from './version-line.tsx';

const part = 'terms';
const shown = [
  'hire_date',
  'employment_type',
  'fte',
  'manager_id',
  'probation_end',
  'contract_end',
  'notice_days',
  'holiday_calendar_id',
  'timezone',
  'device_user_code',
  'attendance_required',
  'timecard_required',
  'last_working_day',
  'termination_reason',
];
const form = [
  ['hire_date', 'notice_days'],
  ['probation_end', 'contract_end'],
  ['holiday_calendar_id', 'timezone'],
  ['device_user_code'],
  ['attendance_required', 'timecard_required'],
];

/** What holds, what held and what will hold. Department, job and the like change from a day on, never in the past unseen. */
export function EmploymentTab({ profile }: { profile: Profile }) {
  const t = useTexts();
  const today = useFormat().today();
  const { employee, versions = [], periods = [] } = profile;
  const terms = usePart(part);
  const change = usePart(employeeVersions.name);
  const mayChange = employee.can?.update === true;
  const now = Object.fromEntries(datedFields.map((name) => [name, employee[name]]));
  return (
    <div className="person-grid person-grid--rail">
      <div className="person-grid__column">
        <SectionCard
          title={t('people.employment.timeline')}
          extra={
            mayChange &&
            employee.status !== 'terminated' && (
              <Button size="small" icon={CalendarPlus} onClick={() => change.open({ kind: 'new' })}>
                {t('people.bulk.change')}
              </Button>
            )
          }
        >
          <VersionLine versions={versions} hasLeft={employee.status === 'terminated'} />
        </SectionCard>
      </div>
      <div className="person-grid__column">
        <SectionCard
          title={t('people.employment.terms')}
          onEdit={mayChange ? () => terms.open({ kind: 'edit', id: employee.id }) : undefined}
        >
          <Facts resource={employees} row={employee} names={shown.filter((name) => employee[name] !== null)} />
        </SectionCard>
        <AsOf id={employee.id} />
        <PeriodsCard periods={periods} months={employee.seniority_months} />
      </div>
      <PartForm name={part} resource={employees} form={form} formTitle={t('people.employment.terms')} />
      <PartForm
        name={employeeVersions.name}
        resource={employeeVersions}
        fixed={{ employee_id: employee.id }}
        initial={{ ...now, effective_from: today }}
        oneByOne
        formTitle={t('people.bulk.change')}
      />
    </div>
  );
}
