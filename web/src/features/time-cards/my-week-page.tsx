import { pages } from '@cadre/contract/pages';
import { isSameWeek, readWeek } from '@cadre/rules/time/iso-week';
import { Navigate } from '@tanstack/react-router';
import { CalendarX } from 'lucide-react';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { WeekCard } from './week/week-card.tsx';
import { weekLink } from './week-link.ts';

/** The user's own time card. A week that does not exist in its year is the first of the next year. */
export function MyWeekPage() {
  const t = useTexts();
  const parts = usePathParts(pages.my_tasks_week);
  const week = readWeek(parts.year, parts.week);
  const { employee } = useMe();
  if (!week)
    return (
      <EmptyState size="page" icon={CalendarX} title={t('timeCard.no_week')}>
        <LinkButton to={pages.my_tasks.path}>{t('timeCard.this_week')}</LinkButton>
      </EmptyState>
    );
  if (!employee) return <EmptyState size="page" icon={CalendarX} text={t('timeCard.no_record')} />;
  if (!isSameWeek(week, { year: Number(parts.year), week: Number(parts.week) })) return <Navigate {...weekLink(week)} replace />;
  return <WeekCard key={`${week.year}-${week.week}`} week={week} />;
}
