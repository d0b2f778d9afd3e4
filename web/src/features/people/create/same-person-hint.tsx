import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ListAnswer } from '../../../crud/use-list.ts';
import type { Draft, Named } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { api } from '../../../platform/api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { profilePath } from '../profile-path.ts';
import { samePeople } from './same-person.ts';

/** Nobody should stand in the file twice: who has this name or address already is shown while it is typed. */
export function SamePersonHint({ draft }: { draft: Draft }) {
  const t = useTexts();
  const name = [draft.first_name, draft.last_name].map((part) => String(part ?? '').trim());
  const byName = useFound(name.every(Boolean) ? name.join(' ') : '');
  const byEmail = useFound(String(draft.work_email ?? '').includes('@') ? String(draft.work_email).trim() : '');
  const found = new Map([...byEmail, ...byName].map((row) => [row.id, row]));
  const same = samePeople([...found.values()], draft);
  return (
    <div role="status">
      {same.map(({ row, by }) => {
        const about = [row.employee_no, (row.department as Named | null)?.name].filter(Boolean).join(', ');
        return (
          <p key={row.id} className="same-person">
            <Users size={16} aria-hidden />
            <span>{t(`people.create.same_${by}`, { name: String(row.name), about })}</span>
            <a href={profilePath(row.id)} target="_blank" rel="noreferrer">
              {t('people.create.open')}
            </a>
          </p>
        );
      })}
    </div>
  );
}

function useFound(text: string) {
  const search = useDebounced(text.slice(0, 100));
  const { data } = useQuery({
    queryKey: ['employees', 'same', search],
    queryFn: () => api.get<ListAnswer>('/employees', { search, per_page: 10 }),
    enabled: search !== '',
    meta: { quiet: true },
  });
  return search === '' ? [] : (data?.data ?? []);
}
