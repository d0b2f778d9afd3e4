import { type SuggestedRow, suggestWeek } from '@cadre/contract/calls/time-card-rows';
import { cellKey } from '@cadre/rules/time/grid';
import type { Week } from '@cadre/rules/time/iso-week';
import { useMemo, useState } from 'react';
import { callApi } from '../../../platform/call-api.ts';
import { showMessage } from '../../../platform/message-store.ts';
import { useTexts } from '../../../platform/texts.ts';
import { noteCells, readCell, setCell } from './edits/enter-cell.ts';
import type { WeekState } from './use-week.ts';
import { keyOfRow, placeOf } from './week-rows.ts';

export type SuggestionSource = 'plan' | 'attendance';
export type Suggestions = ReturnType<typeof useSuggestions>;

/** Suggested hours, in gray until the user accepts them. They never replace existing hours. */
export function useSuggestions(week: Week, { rows, editQueue, data, add }: WeekState) {
  const t = useTexts();
  const [suggested, setSuggested] = useState<readonly SuggestedRow[]>([]);
  const open = useMemo(() => new Set(data?.days.filter(({ closed }) => !closed).map(({ date }) => date)), [data]);
  const byCell = useMemo(
    () =>
      new Map(
        suggested.flatMap((row) =>
          row.cells.filter(({ date }) => open.has(date)).map(({ date, minutes }) => [cellKey(placeOf(row), date), minutes] as const),
        ),
      ),
    [suggested, open],
  );
  return {
    byCell,
    count: byCell.size,
    ask: async (source: SuggestionSource) => {
      const found = await callApi(suggestWeek, { ...week, from: source, employee: 'self' })
        .then(({ data: result }) => result.rows)
        .catch((problem: Error) => void showMessage('error', problem.message));
      if (!found) return;
      if (found.length === 0) showMessage('info', t(`timeCard.nothing_from_${source}`));
      add(found);
      setSuggested(found);
    },
    take: () => {
      const taken = rows.flatMap((row) =>
        (suggested.find((one) => keyOfRow(one) === keyOfRow(row))?.cells ?? [])
          .filter(({ date }) => open.has(date) && readCell(editQueue, row, date).minutes === 0)
          .map(({ date, minutes }) => setCell(editQueue, row, date, { minutes })),
      );
      noteCells(editQueue, taken);
      setSuggested([]);
    },
    discard: () => setSuggested([]),
  };
}
