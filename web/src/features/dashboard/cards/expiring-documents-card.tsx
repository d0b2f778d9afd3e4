import { documents } from '@cadre/contract/resources/documents';
import { addDays } from '@cadre/rules/calendar';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { NamedRef } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';

const days = 60;
const shown = 5;

/** Papers that stop being valid soon, the first of them first. */
export function ExpiringDocumentsCard() {
  const t = useTexts();
  const today = useFormat().today();
  const filters = { status: ['accepted'], expires_on: { from: today, to: addDays(today, days) } };
  const query = useList(documents, { page: 1, per_page: shown, sort: { by: 'expires_on', dir: 'asc' }, q: '', filters });
  const count = query.data?.meta.total ?? 0;
  return (
    <Card
      title={t('dashboard.expiring_documents')}
      hint={query.data ? t('dashboard.expiring_count', { count, days }) : '\u00a0'}
      rows={shown}
      more={listLink(documents, '/employees/documents', filters)}
    >
      <QueryStates query={query} rows={shown} empty={({ data }) => data.length === 0 && t('dashboard.no_expiring', { days })}>
        {({ data }) => (
          <Rows>
            {data.map((row) => (
              <RowItemLink
                key={row.id}
                to="/employees/documents"
                search={{ id: String(row.id) }}
                note={(row.employee as NamedRef | null)?.name}
                end={<span className="muted">{t('dashboard.expires_in', { days: daysUntil(today, String(row.expires_on)) })}</span>}
              >
                {String(row.title)}
              </RowItemLink>
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const daysUntil = (today: string, day: string): number => (Date.parse(day) - Date.parse(today)) / 86_400_000;
