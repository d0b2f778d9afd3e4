import type { Absences, AwayPerson } from '@cadre/contract/calls/absences';
import { pages } from '@cadre/contract/pages';
import type { Day } from '@cadre/rules/calendar';
import { ChevronRight } from 'lucide-react';
import { useFormat } from '../../../platform/format/format.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AbsenceSwatch } from './absence-swatch.tsx';
import { awayOn, freeOn } from './absences-on.ts';
import { useAbsenceWords } from './use-absence-words.ts';

/** The list of a kind of request, for employees that of their own. */
const pageOf = (request: string, isOwn: boolean) =>
  Object.values<(typeof pages)[keyof typeof pages]>(pages).find((page) =>
    isOwn ? 'listsOwn' in page && page.listsOwn === request : 'lists' in page && page.lists === request,
  )?.path;

type Props = { data: Absences; day: Day; only?: AwayPerson | undefined };

/** The people away on a day, with the reasons the user may see; a record the user may open links to its request. */
export function AwayList({ data: { people, patterns }, day, only }: Props) {
  const t = useTexts();
  const toResponse = useAbsenceWords();
  const { user } = useMe();
  const requests = isEmployee(user)
    ? ({ leave: pages.my_leaves.path, travel: undefined, excuse: pages.my_excuses.path, request: undefined, away: undefined } as const)
    : ({ leave: pages.leaves.path, travel: pages.travel.path, excuse: pages.excuses.path, request: undefined, away: undefined } as const);
  const format = useFormat();
  const away = awayOn(only ? [only] : people, day);
  const requested = only ? [patterns[only.pattern]] : patterns;
  const frees = requested.map((pattern) => freeOn(pattern)(day));
  const holidays = [...new Set(frees.flatMap(({ holiday }) => holiday ?? []))];
  const isFree = only !== undefined && frees.some((one) => one.isFree);
  return (
    <Stack gap={2}>
      {holidays.map((name) => (
        <Alert key={name} tone="info" takesFocus={false}>
          {t('calendar.holiday', { name })}
        </Alert>
      ))}
      {away.length === 0 && holidays.length === 0 && (
        <EmptyState text={only ? t(isFree ? 'calendar.day_off' : 'calendar.not_away') : t('calendar.day_people', { count: 0 })} />
      )}
      {away.length > 0 && (
        <Rows wraps>
          {away.map(({ person, absence }) => {
            const span = format.span(absence.from_date, absence.to_date);
            const parts = {
              start: <AbsenceSwatch absence={absence} />,
              note: [toResponse.sentence(absence, day), span, ...(absence.reason ? [absence.reason] : [])].join(' · '),
            };
            const key = `${person.id}-${absence.kind}-${absence.from_date}-${absence.from_slot}-${absence.from_time}`;
            const page = absence.request ? pageOf(absence.request, isEmployee(user)) : requests[absence.kind];
            return absence.id === null || page === undefined ? (
              <RowItem key={key} {...parts}>
                {person.name}
              </RowItem>
            ) : (
              <RowItemLink key={key} {...parts} to={page} search={{ id: String(absence.id) }} end={<ChevronRight size={16} aria-hidden />}>
                {person.name}
              </RowItemLink>
            );
          })}
        </Rows>
      )}
    </Stack>
  );
}
