import { atWork, employees } from '@cadre/contract/resources/employees';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useList } from '../../../crud/list/use-list.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { mailto } from '../../../platform/format/mailto.ts';
import { useMe, useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconAnchor } from '../../../ui/actions/icon-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Card, CardPager } from '../card.tsx';

const perPage = 5;

/** The people of the user's own department. */
export function ColleaguesCard() {
  const { employee } = useMe();
  const maySee = useScope('employees.view_directory') !== undefined;
  return maySee && employee?.department_id !== undefined ? <Colleagues department={employee.department_id} me={employee.id} /> : null;
}

function Colleagues({ department, me }: { department: number; me: number }) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const filters = { department_id: [department], status: atWork };
  const query = useList(employees, { page, per_page: perPage, sort: employees.list.order, q: '', filters });
  const { data: known } = query;
  return (
    <Card title={t('dashboard.my_colleagues')} footer={known && known.meta.last_page > 1 && <CardPager known={known} onPage={setPage} />}>
      <QueryStates
        query={query}
        rows={perPage}
        empty={({ data }) => (data.every(({ id }) => id === me) ? t('dashboard.no_colleagues') : undefined)}
      >
        {({ data }) => (
          <Rows className="five-rows">
            {data.map((colleague) => (
              <ColleagueRow key={colleague.id} colleague={colleague} isMe={colleague.id === me} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function ColleagueRow({ colleague, isMe }: { colleague: Row; isMe: boolean }) {
  const t = useTexts();
  const { work_email: email, work_phone: phone } = colleague as { work_email?: string | null; work_phone?: string | null };
  const name = String(colleague.name);
  return (
    <RowItem
      start={<Avatar name={name} pic={colleague.pic as string | null} />}
      note={(colleague.job as NamedRef | null)?.name}
      end={
        !isMe && (
          <>
            {phone && (
              <IconAnchor
                icon={Phone}
                label={`${t('nouns.employees.fields.work_phone')} ${name}`}
                href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              />
            )}
            {email && <IconAnchor icon={Mail} label={`${t('nouns.employees.fields.work_email')} ${name}`} href={mailto(email)} />}
          </>
        )
      }
    >
      {name}
      {isMe && ` (${t('lists.me')})`}
    </RowItem>
  );
}
