import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-input.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { PopoverPanel } from '../../../ui/overlays/popover-panel.tsx';
import { enterCell, readCell } from './edits/enter-cell.ts';
import { isLockedOn } from './is-locked-on.ts';
import type { WeekState } from './use-week.ts';
import { cellsOn } from './week-rows.ts';

type Props = { at: { row: number; column: number }; anchor: HTMLElement; shown: WeekState; onClose: () => void };

/** A note for the hours of a cell. */
export function NotePanel({ at, anchor, shown: { rows, data, editQueue }, onClose }: Props) {
  const t = useTexts();
  const [row, day] = [rows[at.row], data?.days[at.column]];
  const before = row && day ? readCell(editQueue, row, day.date) : undefined;
  const [note, setNote] = useState(before?.description ?? '');
  if (!row || !day || !before) return null;
  const isLocked = !data?.writable || isLockedOn(day, cellsOn(row, day.date));
  const hasHours = before.minutes > 0;
  const close = () => {
    const next = note.trim() || null;
    if (!isLocked && hasHours && next !== before.description) enterCell(editQueue, row, day.date, { description: next });
    onClose();
  };
  return (
    <PopoverPanel anchor={anchor} label={t('timeCard.note')} onClose={close}>
      <Stack gap={2}>
        <Field label={t('timeCard.note')} hint={hasHours ? undefined : t('timeCard.note_needs_hours')}>
          {({ id, describedBy }) => (
            <TextArea
              id={id}
              aria-describedby={describedBy}
              maxLength={500}
              readOnly={isLocked || !hasHours}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.stopPropagation();
                close();
              }}
            />
          )}
        </Field>
        <Cluster justify="end">
          <Button size="small" onClick={close}>
            {t('timeCard.done')}
          </Button>
        </Cluster>
      </Stack>
    </PopoverPanel>
  );
}
