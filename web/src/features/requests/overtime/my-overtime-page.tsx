import { overtimeOfEmployee } from '@cadre/contract/calls/overtime';
import { overtime } from '@cadre/contract/resources/overtime';
import { asHours } from '@cadre/rules/duration';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OvertimeStory } from './overtime-story.tsx';
import { shownFields } from './shown-fields.ts';

/** The user's own overtime: its total, the days that still need a reason, and the status of each. */
export function MyOvertimePage() {
  const { employee } = useMe();
  if (!employee) return null;
  return (
    <Stack>
      <Standing />
      <ResourcePage
        resource={overtime}
        list={{ fixedFilters: { employee_id: 'self' } }}
        hideFields={['employee_id', ...shownFields]}
        record={{ header: (row) => <OvertimeStory row={row} /> }}
      />
    </Stack>
  );
}

function Standing() {
  const t = useTexts();
  const query = useCall(overtimeOfEmployee, { id: 'self' });
  return (
    <Card label={t('overtime.month')}>
      <QueryStates query={query} rows={1} empty={({ rules, year }) => !rules && year.approved_minutes === 0 && t('overtime.no_rules')}>
        {({ open_days, month, year }) => (
          <Stack gap={3}>
            {open_days > 0 && (
              <Alert tone="info" takesFocus={false}>
                {t('overtime.need_reason', { count: open_days })}
              </Alert>
            )}
            <DescriptionList layout="numbers">
              <Description label={t('overtime.month')} note={noteOf(month)}>
                {asHours(month.approved_minutes)}
              </Description>
              <Description label={t('overtime.year')} note={noteOf(year)}>
                {asHours(year.approved_minutes)}
              </Description>
            </DescriptionList>
          </Stack>
        )}
      </QueryStates>
    </Card>
  );

  function noteOf({ waiting_minutes, approved_minutes, limit_minutes }: Sum): string {
    return [
      waiting_minutes > 0 && t('overtime.waiting', { minutes: asHours(waiting_minutes) }),
      limit_minutes !== null &&
        t('overtime.of_limit', { used: asHours(approved_minutes + waiting_minutes), limit: asHours(limit_minutes) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

type Sum = { waiting_minutes: number; approved_minutes: number; limit_minutes: number | null };
