import { samePerson } from '@cadre/contract/calls/people';
import { callsOf } from '@cadre/contract/calls-of';
import { employees } from '@cadre/contract/resources/employees';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { profilePath } from '../profile-path.ts';
import { samePeople } from './same-person.ts';

/** Prevents duplicate employees: existing people with the same name or address are shown while the user types. */
export function SamePersonHint({ draft }: { draft: Draft }) {
  const t = useTexts();
  const name = [draft.first_name, draft.last_name].map((part) => String(part ?? '').trim());
  const byName = useFound(name.every(Boolean) ? name.join(' ') : '');
  const byEmail = useFound(String(draft.work_email ?? '').includes('@') ? String(draft.work_email).trim() : '');
  const found = new Map([...byEmail, ...byName].map((row) => [row.id, row]));
  const born = useBornThen(draft);
  const same = samePeople([...found.values()], draft);
  return (
    <Stack gap={2} role="status">
      {same.map(({ row, by }) => {
        const about = [row.employee_no, row.department?.name].filter(Boolean).join(', ');
        return (
          <Alert
            key={row.id}
            tone="warning"
            actions={
              <AnchorButton size="small" href={profilePath(row.id)} target="_blank" rel="noreferrer">
                {t('people.create.open')}
              </AnchorButton>
            }
          >
            <p>{t(`people.create.same_${by === 'name' && born.has(row.id) ? 'birth' : by}`, { name: row.name, about })}</p>
          </Alert>
        );
      })}
    </Stack>
  );
}

/** The people of the same name with the same birth date, limited to birth dates the user may see. */
function useBornThen({ first_name, last_name, birth_date }: Draft): Set<number> {
  const params = useDebounced(JSON.stringify({ first_name, last_name, birth_date }));
  const requested = JSON.parse(params) as { first_name: string; last_name: string; birth_date: string };
  const isWhole = Boolean(requested.first_name?.trim() && requested.last_name?.trim() && requested.birth_date);
  const { data } = useCall(samePerson, requested, { enabled: isWhole, meta: { quiet: true } });
  return new Set(isWhole ? data?.data.map(({ id }) => id) : []);
}

function useFound(text: string) {
  const search = useDebounced(text.slice(0, 100));
  const { data } = useCall(callsOf(employees).list, { search, per_page: 10 }, { enabled: search !== '', meta: { quiet: true } });
  return search === '' ? [] : (data?.data ?? []);
}
