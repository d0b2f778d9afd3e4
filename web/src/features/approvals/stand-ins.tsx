import { callsOf } from '@cadre/contract/calls-of';
import { delegations } from '@cadre/contract/resources/delegations';
import { ChildList } from '../../crud/record/child-list.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { PersonName } from '../../ui/people/person-name.tsx';

/** My delegates while I am away, and the people I act for. */
export function StandIns() {
  const t = useTexts();
  const { employee } = useMe();
  if (!employee) return null;
  return (
    <Stack>
      <Card title={t('self.stand_in_mine')} hint={t('self.stand_in_hint')}>
        <ChildList resource={delegations} employee={{ id: employee.id, name: '' }} />
      </Card>
      <StandsInFor employee_id={employee.id} />
    </Stack>
  );
}

function StandsInFor({ employee_id }: { employee_id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const filters = JSON.stringify({ delegate_id: [employee_id] });
  const query = useCall(callsOf(delegations).list, { filters, per_page: 50, order_by: 'from_date', order_dir: 'desc' });
  return (
    <Card title={t('self.stand_in_others')}>
      <QueryStates query={query} rows={2} empty={({ data }) => (data.length === 0 ? t('self.stand_in_nobody') : undefined)}>
        {({ data }) => (
          <Stack as="ul" gap={2}>
            {data.map(({ id, employee, from_date, to_date, model }) => (
              <li key={id}>
                <PersonName
                  name={employee?.name ?? ''}
                  note={[
                    t('self.stand_in_days', { from: format.date(from_date), to: format.date(to_date) }),
                    model && labels.option('delegations', 'model', model),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </li>
            ))}
          </Stack>
        )}
      </QueryStates>
    </Card>
  );
}
