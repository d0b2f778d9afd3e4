import { employees } from '@cadre/contract/resources/employees';
import { useTexts } from '../../../platform/texts.ts';
import { EmploymentTimeline } from './employment-timeline.tsx';
import { OwnFields } from './own-fields.tsx';
import { OwnSection } from './own-section.tsx';
import { SectionStates } from './section-states.tsx';
import { useOwnProfile } from './use-own-file.ts';

const rows = [
  ['employee_no', 'hire_date'],
  ['job_id', 'department_id'],
  ['branch_id', 'manager_id'],
  ['employment_type', 'fte'],
  ['probation_end', 'contract_end'],
  ['notice_days', 'last_working_day'],
  ['holiday_calendar_id', 'timezone'],
] as const;

/** What one's employment is today and how it came about; HR keeps it. */
export function EmploymentSection() {
  const t = useTexts();
  const query = useOwnProfile();
  return (
    <OwnSection section="employment" hint={t('self.read_only_hint')}>
      <SectionStates query={query} rows={5}>
        {({ employee, versions, periods }) => (
          <>
            <OwnFields resource={employees} record={employee} rows={rows.map((row) => row.filter((name) => employee[name] != null))} />
            <h3 className="own-section__sub">{t('self.timeline')}</h3>
            <EmploymentTimeline versions={versions} periods={periods} />
          </>
        )}
      </SectionStates>
    </OwnSection>
  );
}
