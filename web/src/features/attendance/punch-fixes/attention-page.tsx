import { pages } from '@cadre/contract/pages';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { folded } from '@cadre/rules/folded';
import { periodName } from '@cadre/rules/period';
import { BellRing, CircleCheck, Play, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useParameterViews } from '../../../crud/list/views/use-parameter-views.ts';
import { ViewsMenu } from '../../../crud/list/views/views-menu.tsx';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { type Periods, usePeriod } from '../../../crud/view/use-period.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { AnomalyTable } from './anomaly-table.tsx';
import { DoneList } from './done-list.tsx';
import { useFixKeys } from './use-fix-keys.ts';
import { fixOf, keyOf, mayCorrect, usePunchFixes } from './use-punch-fixes.ts';

const FixPanel = lazy(async () => ({ default: (await import('./fix-panel.tsx')).FixPanel }));
const FixPreview = lazy(async () => ({ default: (await import('./fix-preview.tsx')).FixPreview }));

/** The days of a month that need attention, fixed one after another by a key each, or several at once. */
export function AttentionPage() {
  const months = usePeriod('month');
  return <AttentionMonth key={periodName(months.period)} months={months} />;
}

/** The URL parameters stored in a view. The month is left out, because it moves on. */
const viewed = ['q'];

function AttentionMonth({ months }: { months: Periods }) {
  const t = useTexts();
  const { from, to } = months.period;
  const parameters = useParameters();
  const fixes = usePunchFixes(from, to);
  const { done, error, isLoaded, isFetching, refetch } = fixes;
  const q = parameters.get('q');
  const views = useParameterViews('attention', viewed);
  const rows = fixes.rows.filter(({ employee }) => folded(`${employee.name} ${employee.employee_no}`).includes(folded(q.trim())));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPreviewing, setPreviewing] = useState(false);
  const chosenFixes = rows.filter((row) => chosen.has(keyOf(row))).flatMap((row) => fixOf(row) ?? []);
  // Kept here as well as in the address, which follows a moment later: the panel must not close between two days.
  const [key, setKey] = useState(`${parameters.get('person')} ${parameters.get('day')}`);
  const at = rows.findIndex((row) => keyOf(row) === key);
  const opened = rows[at];

  const go = (index: number) => {
    const next = rows[index];
    setKey(next ? keyOf(next) : '');
    parameters.replace({ person: next && String(next.employee.id), day: next?.date });
  };
  /** Around the end to the beginning; the last one that is left closes the panel. */
  const step = (by: 1 | -1) => go(rows.length < 2 ? -1 : (at + by + rows.length) % rows.length);
  useFixKeys(opened ? {} : { next: rows.length > 0 ? () => go(0) : undefined });

  const acceptMany = () => {
    setPreviewing(false);
    setChosen(new Set());
    void fixes.fix(chosenFixes);
  };
  const nothing = q ? t('lists.nothing_found') : t(done.length > 0 ? 'attendance.mend.all_done' : 'attendance.mend.nothing');
  return (
    <Stack aria-busy={isFetching}>
      <Card
        isFlush
        title={isLoaded ? t('attendance.mend.left', { count: rows.length }) : t('menu.attention')}
        hint={t(rows.length > 0 && !rows.some(({ can }) => mayCorrect(can)) ? 'attendance.mend.hint_ask' : 'attendance.mend.hint')}
        actions={
          <Cluster>
            {chosenFixes.length > 0 && (
              <Button icon={Plus} onClick={() => setPreviewing(true)}>
                {t('attendance.mend.accept_many', { count: String(chosenFixes.length) })}
              </Button>
            )}
            {rows.length > 0 && (
              <Button variant="primary" icon={Play} aria-keyshortcuts="N" onClick={() => go(0)}>
                {t('attendance.mend.start')} <kbd aria-hidden>N</kbd>
              </Button>
            )}
            <ViewsMenu all={t('menu.attention')} views={views} />
            <SearchInput
              label={t('attendance.find_placeholder')}
              value={q}
              onText={(text) => parameters.replace({ q: text || undefined })}
            />
            <PeriodBar of={months} />
            <LinkButton {...listLink(attendanceDays, pages.attendance_days.path, { alarm: true, date: { from, to } })} icon={BellRing}>
              {t('attendance.view_alarms')}
            </LinkButton>
          </Cluster>
        }
      >
        {error && <FailedState size="page" title={t('lists.failed')} problem={error} onRetry={refetch} />}
        {!error && !isLoaded && <Skeleton columns={5} rows={8} />}
        {!error && isLoaded && fixes.total > fixes.shown && (
          <Alert tone="info">{t('attendance.mend.only_first', { shown: fixes.shown, total: fixes.total })}</Alert>
        )}
        {!error && isLoaded && rows.length === 0 && <EmptyState size="page" isDone icon={CircleCheck} text={nothing} />}
        {!error && rows.length > 0 && (
          <AnomalyTable rows={rows} chosen={chosen} onChoose={setChosen} onOpen={(row) => go(rows.indexOf(row))} />
        )}
      </Card>
      <DoneList done={done} onUndo={(one) => void fixes.undo(one)} />
      <Suspense>
        {opened && <FixPanel anomaly={opened} left={rows.length} fixes={fixes} onStep={step} onClose={() => go(-1)} />}
        {isPreviewing && <FixPreview fixes={chosenFixes} onAccept={acceptMany} onClose={() => setPreviewing(false)} />}
      </Suspense>
    </Stack>
  );
}
