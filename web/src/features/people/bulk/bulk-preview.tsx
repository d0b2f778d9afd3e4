import type { BulkOutcome } from '@cadre/contract/calls/employment';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { datedFields } from '@cadre/contract/resources/employees';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Facts } from '../facts.tsx';
import { LaterDays } from '../profile/later-days.tsx';

type Changed = BulkOutcome['changed'][number];

/** The people the change affects and how, and those it cannot be applied to and why. */
export function BulkPreview({ outcome: { changed, refused }, onLeaveOut }: { outcome: BulkOutcome; onLeaveOut: () => void }) {
  const t = useTexts();
  return (
    <Stack gap={3}>
      {refused.length > 0 && (
        <Alert
          tone="danger"
          title={t('people.bulk.refused', { count: refused.length })}
          actions={
            changed.length > 0 && (
              <Button size="small" onClick={onLeaveOut}>
                {t('people.bulk.leave_out')}
              </Button>
            )
          }
        >
          <Stack as="ul" gap={1}>
            {refused.map(({ employee_id, name, error }) => (
              <li key={employee_id}>
                {name}: {error}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
      {changed.length === 0 && refused.length === 0 && <p>{t('people.bulk.nothing')}</p>}
      {changed.length > 0 && (
        <>
          <p role="status">{t('people.bulk.changed', { count: changed.length })}</p>
          <Table
            isFramed
            phone="cards"
            label={t('people.bulk.preview')}
            rows={changed}
            keyOf={({ employee_id }) => employee_id}
            columns={[
              { name: 'name', head: t('people.bulk.person'), isHeading: true, cell: ({ name }) => name },
              { name: 'before', head: t('history.before'), cell: ({ before }) => <Dated values={before} /> },
              { name: 'after', head: t('history.after'), cell: ({ after }) => <Dated values={after} /> },
              ...(changed.some(({ later }) => later.length > 0)
                ? [{ name: 'later', head: t('people.bulk.later'), cell: ({ later }: Changed) => <LaterDays days={later} /> }]
                : []),
            ]}
          />
        </>
      )}
    </Stack>
  );
}

const Dated = ({ values }: { values: Record<string, unknown> }) => (
  <Facts resource={employeeVersions} row={values as Row} names={datedFields} />
);
