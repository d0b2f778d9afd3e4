import { asHours } from '@cadre/rules/duration';
import { type Pasted, readPaste } from '@cadre/rules/time/paste';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { readCell } from './edits/enter-cell.ts';
import { isLockedOn } from './is-locked-on.ts';
import { useRowName } from './use-row-name.ts';
import type { WeekState } from './use-week.ts';
import { cellsOn } from './week-rows.ts';

type Props = { text: string; at: { row: number; column: number }; shown: WeekState; onTake: () => void; onClose: () => void };

/** Previews the changes of a block pasted from a spreadsheet. */
export function PastePreview({ text, at, shown: { rows, data, editQueue }, onTake, onClose }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const rowName = useRowName();
  const days = data?.days ?? [];
  const { cells, beyond } = readPaste(text, at, { rows: rows.length, columns: days.length });
  const placed = cells.flatMap((cell) => {
    const [row, day] = [rows[cell.row], days[cell.column]];
    return row && day ? [{ ...cell, line: row, day, before: readCell(editQueue, row, day.date).minutes }] : [];
  });
  const isTaken = (cell: Pasted & (typeof placed)[number]) =>
    cell.minutes !== undefined && !isLockedOn(cell.day, cellsOn(cell.line, cell.day.date));
  const count = placed.filter(isTaken).length;
  return (
    <Modal
      title={t('timeCard.paste')}
      width={720}
      okText={t('timeCard.paste_take', { count })}
      okButtonProps={{ disabled: count === 0 }}
      onOk={onTake}
      onCancel={onClose}
    >
      <Stack gap={3}>
        {beyond > 0 && <p>{t('timeCard.paste_beyond', { count: beyond })}</p>}
        <Table
          label={t('timeCard.paste')}
          isTall
          phone="cards"
          rows={placed}
          keyOf={({ row, column }) => `${row}.${column}`}
          columns={[
            {
              name: 'cell',
              head: t('timeCard.cell'),
              isHeading: true,
              cell: ({ line, day }) => `${rowName(line)}, ${words.long(day.date)}`,
            },
            { name: 'before', head: t('timeCard.before'), isNumber: true, cell: ({ before }) => (before ? asHours(before) : '') },
            {
              name: 'after',
              head: t('timeCard.after'),
              isNumber: true,
              cell: (cell) => (isTaken(cell) ? asHours(cell.minutes ?? 0) : <Badge tone="pink">{cell.text.slice(0, 20)}</Badge>),
            },
          ]}
        />
      </Stack>
    </Modal>
  );
}
