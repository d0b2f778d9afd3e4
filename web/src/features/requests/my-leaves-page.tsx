import { pages } from '@cadre/contract/pages';
import { leaves } from '@cadre/contract/resources/leaves';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { ownedBy } from '../../crud/page.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ComeTogether } from '../../ui/feedback/come-together.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { TabLink, TabLinks } from '../../ui/layout/tab-links.tsx';
import { BalanceCards } from './balance-cards.tsx';
import { categoryKind } from './category-kind.tsx';
import { LeaveDays } from './leave-days.tsx';
import { useLeaveForm } from './use-leave-form.tsx';
import { useShorten } from './use-shorten.tsx';

const YearView = lazy(async () => ({ default: (await import('./calendar/year-view.tsx')).YearView }));
const TeamCalendar = lazy(async () => ({ default: (await import('./calendar/team-calendar.tsx')).TeamCalendar }));

const views = [
  { value: 'list', text: 'calendar.view_list' },
  { value: 'calendar', text: 'calendar.view_year' },
  { value: 'team', text: 'calendar.view_team' },
] as const;

/** The user's own leave: the balance of each kind and every request, as a list, as a year, and next to the team's. */
export function MyLeavesPage() {
  const t = useTexts();
  const parameters = useParameters();
  const view = views.find(({ value }) => value === parameters.get('view'))?.value ?? 'list';
  const { employee, permissions } = useMe();
  const { md: isWide } = useBreakpoint();
  const form = useLeaveForm();
  const { rowActions, dialog } = useShorten();
  if (!employee) return null;
  return (
    <ComeTogether>
      <Stack>
        {!isWide && permissions['leaves.create'] && (
          <LinkButton variant="primary" icon={Plus} to={pages.my_leaves.path} search={{ new: '1' }}>
            {t('leave.request')}
          </LinkButton>
        )}
        {view === 'list' && <BalanceCards id="self" />}
        <TabLinks label={t('calendar.view')} current={view}>
          {views.map(({ value, text }) => (
            <TabLink
              key={value}
              to={pages.my_leaves.path}
              search={{ view: value === 'list' ? undefined : value }}
              activeOptions={{ explicitUndefined: true }}
            >
              {t(text)}
            </TabLink>
          ))}
        </TabLinks>
        {view === 'list' && (
          <ResourcePage
            resource={leaves}
            list={{ fixedFilters: { employee_id: 'self' }, rowActions }}
            owner={ownedBy(employee)}
            hideFields={['employee_id']}
            kinds={categoryKind}
            record={{ header: (row) => <LeaveDays row={row} /> }}
            form={{ title: t('leave.request'), ...form }}
          />
        )}
        {dialog}
        <Suspense fallback={<Skeleton rows={8} columns={4} />}>
          {view === 'calendar' && <YearView />}
          {view === 'team' && <TeamCalendar />}
        </Suspense>
      </Stack>
    </ComeTogether>
  );
}
