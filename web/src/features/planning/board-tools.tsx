import { Undo2 } from 'lucide-react';
import { NewButton } from '../../crud/list/new-button.tsx';
import { useParameterViews } from '../../crud/list/views/use-parameter-views.ts';
import { ViewsMenu } from '../../crud/list/views/views-menu.tsx';
import type { Page } from '../../crud/page.ts';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PeriodStepper } from '../../ui/dates/period-stepper.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Segments } from '../../ui/inputs/segments.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import '../../crud/crud.css';
import { BoardFilters } from './board-filters.tsx';
import { type BoardAddress, shown, zooms } from './use-board-address.ts';

type Props = { page: Page; address: BoardAddress; undo: { can: boolean; run: () => void } };

/** The address parameters of a saved view: not the days, because they change over time. */
const viewed = ['by', 'zoom', 'show', 'q', 'department_id', 'skills', 'free'];

/** Which days, which rows, and the last change back. */
export function BoardTools({ page, address, undo }: Props) {
  const t = useTexts();
  const format = useFormat();
  const labels = useLabels();
  const { md: isWide } = useBreakpoint();
  const { by, zoom, show, from, to, q, isNow, replace, push, stepped } = address;
  const views = useParameterViews('planning', viewed);
  return (
    <Stack className="board-bar" gap={3}>
      <Cluster justify="between">
        <PeriodStepper
          label={format.span(from, to)}
          previous={t('planning.earlier')}
          next={t('planning.later')}
          current={isNow ? undefined : { text: t('planning.this_week'), onChoose: () => push({ from: undefined }) }}
          onStep={(step) => push({ from: stepped(step) })}
        />
        <Cluster>
          {isWide && (
            <>
              <Segments
                label={t('planning.zoom')}
                isLabelHidden
                value={zoom}
                onChoose={(next) => replace({ zoom: next === 'weeks' ? undefined : next })}
                options={zooms.map((value) => ({ value, text: t(`planning.zoom_${value}`) }))}
              />
              <Button icon={Undo2} disabled={!undo.can} title={t('planning.undo_hint')} onClick={undo.run}>
                {t('planning.undo')}
              </Button>
            </>
          )}
          <NewButton
            page={{ ...page, create: () => push({ new: '1', for: undefined, on: undefined, day: undefined, until: undefined }) }}
          />
        </Cluster>
      </Cluster>
      <Cluster>
        <ViewsMenu all={t('lists.all', { what: labels.inline.all(page.noun) })} views={views} />
        <SearchInput
          label={t('lists.search', { what: labels.inline.sought(by === 'person' ? 'employees' : 'projects') })}
          value={q}
          onText={(text) => replace({ q: text || undefined })}
        />
        <BoardFilters address={address} />
        <Segments
          label={t('planning.by')}
          isLabelHidden
          value={by}
          onChoose={(next) => replace({ by: next === 'person' ? undefined : next, q: undefined })}
          options={(['person', 'project'] as const).map((value) => ({ value, text: t(`planning.by_${value}`) }))}
        />
        <Segments
          label={t('planning.show')}
          isLabelHidden
          value={show}
          onChoose={(next) => replace({ show: next === 'all' ? undefined : next })}
          options={shown.map((value) => ({ value, text: t(`planning.show_${value}`) }))}
        />
      </Cluster>
    </Stack>
  );
}
