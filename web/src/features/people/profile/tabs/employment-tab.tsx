import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields, employees } from '@cadre/contract/resources/employees';
import { CalendarPlus } from 'lucide-react';
import { usePart } from '../../../../crud/address/use-part.ts';
import { changedFields } from '../../../../crud/form/draft.ts';
import { PartForm } from '../../../../crud/form/part-form.tsx';
import { ownedBy } from '../../../../crud/page.ts';
import type { Draft, Row } from '../../../../fields/kind.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Cluster, Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Facts } from '../../facts.tsx';
import { ManagerQuestion } from '../../manager/manager-question.tsx';
import { AsOf } from '../as-of.tsx';
import { ChangePreview, HireDatePreview } from '../change-preview.tsx';
import type { Profile } from '../profile.ts';
import { SectionCard } from '../section-card.tsx';
import { VersionLine } from '../version-line.tsx';

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

/**
 * Current, past and future versions of an employment. Fields like department and job change from a given day, never silently in the past.
 */
export function EmploymentTab({ profile }: { profile: Profile }) {
  const t = useTexts();
  const today = useFormat().today();
  const { versions = [], periods = [] } = profile;
  const employee: Row = profile.employee;
  const terms = usePart(part);
  const change = usePart(employeeVersions.name);
  const mayChange = employee.can?.update === true;
  const now = Object.fromEntries(datedFields.map((name) => [name, employee[name]]));
  const startOf = (opened: typeof change.opened): Draft =>
    opened?.kind === 'edit' ? (versions.find(({ id }) => id === opened.id) ?? {}) : now;
  const paramsOf = (draft: Draft) => {
    if (change.opened?.kind !== 'edit') return { employee_id: employee.id, ...changeOf(draft, now) };
    return { id: change.opened.id, ...changedFields(draft, startOf(change.opened)) };
  };
  return (
    <Grid columns="rail">
      <Stack>
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
      </Stack>
      <Stack>
        <SectionCard
          title={t('people.employment.terms')}
          onEdit={mayChange ? () => terms.open({ kind: 'edit', id: employee.id }) : undefined}
        >
          <Facts resource={employees} row={employee} names={shown.filter((name) => employee[name] !== null)} />
        </SectionCard>
        <AsOf id={employee.id} />
        <PeriodsCard periods={periods} months={employee.seniority_months} />
      </Stack>
      <PartForm
        name={part}
        resource={employees}
        form={{
          rows: form,
          title: t('people.employment.terms'),
          aside: ({ hire_date }) => hire_date !== employee.hire_date && <HireDatePreview id={employee.id} hire_date={String(hire_date)} />,
        }}
      />
      <PartForm
        name={employeeVersions.name}
        resource={employeeVersions}
        owner={ownedBy(profile.employee)}
        form={{
          initial: { ...now, effective_from: today },
          bodyOf: changeOf,
          aside: (draft, set) => (
            <>
              <ManagerQuestion draft={draft} now={startOf(change.opened)} employee={employee.id} set={set} />
              <ChangePreview params={paramsOf(draft)} />
            </>
          ),
          hideSaveAndNew: true,
          title: t('people.bulk.change'),
        }}
      />
    </Grid>
  );
}

/** A change is the fields that it changes, and its day. */
const changeOf = (draft: Draft, start: Draft): Draft => ({ ...changedFields(draft, start), effective_from: draft.effective_from });

/** From hiring to leaving, once for each period of employment. */
function PeriodsCard({ periods, months }: { periods: Row[]; months: unknown }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const total = typeof months === 'number' && months > 0 ? months : undefined;
  return (
    <SectionCard title={t('people.employment.periods')}>
      <Stack as="ul" gap={2}>
        {periods.map(({ id, hired_on, left_on, reason, note }) => (
          <Cluster as="li" key={id} justify="between" align="baseline">
            <span>
              {left_on
                ? t('people.employment.from_to', { from: format.date(String(hired_on)), to: format.date(String(left_on)) })
                : t('people.employment.since', { day: format.date(String(hired_on)) })}
            </span>
            {typeof reason === 'string' && <span className="muted">{labels.option('employment-periods', 'reason', reason)}</span>}
            {typeof note === 'string' && <span className="muted">{note}</span>}
          </Cluster>
        ))}
      </Stack>
      {total && (
        <p className="muted">
          {t('people.employment.service', {
            time: t('people.employment.months', { years: Math.floor(total / 12), months: total % 12 }),
          })}
        </p>
      )}
    </SectionCard>
  );
}
