import { employeeProfile } from '@cadre/contract/calls/people';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { customNames } from '../../../crud/record/custom-details.tsx';
import { useEffective } from '../../../crud/use-effective.ts';
import { isEmpty } from '../../../fields/empty-value.tsx';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Timeline, TimelineEntry } from '../../../ui/layout/timeline.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { type EmploymentStep, employmentSteps } from './employment-steps.ts';
import { OwnFields } from './own-fields.tsx';
import { OwnSection } from './own-section.tsx';
import { self } from './sections.ts';

const names = [
  'employee_no',
  'hire_date',
  'job_id',
  'department_id',
  'branch_id',
  'manager_id',
  'employment_type',
  'fte',
  'probation_end',
  'contract_end',
  'notice_days',
  'last_working_day',
  'holiday_calendar_id',
  'timezone',
];

/** The user's employment today and its history; maintained by HR. */
export function EmploymentSection() {
  const t = useTexts();
  const query = useCall(employeeProfile, self);
  const resource = useEffective<Resource>(employees);
  return (
    <OwnSection section="employment" hint={t('self.read_only_hint')}>
      <QueryStates query={query} rows={5}>
        {({ employee, versions = [], periods = [] }) => (
          <>
            <OwnFields
              resource={resource}
              record={employee}
              names={[...names, ...customNames(resource, employee, false)].filter((name) => !isEmpty((employee as Row)[name]))}
            />
            <Heading level={3} size="body">
              {t('self.timeline')}
            </Heading>
            <Timeline>
              {employmentSteps(versions, periods).map(({ key, ...step }) => (
                <Step key={key} {...step} />
              ))}
            </Timeline>
          </>
        )}
      </QueryStates>
    </OwnSection>
  );
}

/** Planned, current and past versions. */
function Step({ day, kind, version }: Omit<EmploymentStep, 'key'>) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  if (kind === 'left') return <TimelineEntry head={t('self.left', { day })} place="past" />;
  const name = (reference: string) => (version?.[reference] as NamedRef | null | undefined)?.name;
  const type = version?.employment_type;
  const fte = version?.fte;
  const details = [
    name('department'),
    name('branch'),
    typeof type === 'string' && labels.option('employees', 'employment_type', type),
    typeof fte === 'number' && format.share(fte),
    name('manager') && `${t('self.reports_to')} ${name('manager')}`,
    version?.note as string | null,
  ].filter(Boolean);
  return (
    <TimelineEntry
      place={kind}
      head={
        <>
          {name('job')} {kind !== 'past' && <Badge tone={kind === 'today' ? 'green' : 'blue'}>{t(`self.${kind}`)}</Badge>}
        </>
      }
      end={<span className="muted">{t('self.from_day', { day })}</span>}
    >
      <p className="muted">{details.join(' · ')}</p>
    </TimelineEntry>
  );
}
