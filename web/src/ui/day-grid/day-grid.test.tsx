import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { DayGrid, DayHead, DayRow, dayCell, RowName } from './day-grid.tsx';
import { placeAt } from './place.ts';
import { offsetsOf } from './row-offsets.ts';
import { useDayGrid } from './use-day-grid.ts';

const onOpen = vi.fn();
const onKey = vi.fn(({ key }: { key: string }) => key === 'n');
const columns = 7;

type Given = { count?: number; today?: number; nearest?: (row: number, direction: 1 | -1) => number };

function People({ count = 3, today, nearest }: Given) {
  const offsets = offsetsOf(Array.from({ length: count }, () => ({ height: 36 })));
  const grid = useDayGrid({ rows: offsets, columns, today, onOpen, onKey, nearest });
  const days = Array.from({ length: columns }, (_, column) => column);
  return (
    <DayGrid
      keys={grid}
      label="People by days"
      hint="Arrows move"
      columns={columns}
      rowCount={count}
      corner="People"
      heads={days.map((day) => <DayHead key={day} words={`Day ${day}`} small="M" strong={day} isNow={day === today} />)}
    >
      {Array.from({ length: grid.last - grid.first }, (_, at) => grid.first + at).map((row) => (
        <DayRow key={row} index={row}>
          <RowName>{`Person ${row}`}</RowName>
          {days.map((column) => (
            <td
              key={column}
              {...dayCell({
                place: { row, column },
                isActive: row === grid.at.row && column === grid.at.column,
                isFree: column > 4,
                isToday: column === today,
              })}
            />
          ))}
        </DayRow>
      ))}
    </DayGrid>
  );
}

const open = (given: Given = {}) => {
  onOpen.mockReset();
  onKey.mockClear();
  return showPart(<People {...given} />);
};
const stops = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('td[tabindex="0"]')];
const enter = () => stops()[0]?.focus();
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement as Element, { key, ...more });
const focused = () => placeAt(document.activeElement);

test('the grid is one stop of the Tab key, on today', () => {
  open({ today: 2 });
  expect(stops().map(placeAt)).toEqual([{ row: 0, column: 2 }]);
  enter();
  press('ArrowDown');
  press('ArrowRight');
  expect(stops().map(placeAt)).toEqual([{ row: 1, column: 3 }]);
  expect(focused()).toEqual({ row: 1, column: 3 });
});

test('keys move to the ends of a row and, with Control, of the grid', () => {
  open();
  enter();
  press('End');
  expect(focused()).toEqual({ row: 0, column: 6 });
  press('End', { ctrlKey: true });
  expect(focused()).toEqual({ row: 2, column: 6 });
  press('Home', { metaKey: true });
  expect(focused()).toEqual({ row: 0, column: 0 });
  press('ArrowUp');
  expect(focused()).toEqual({ row: 0, column: 0 });
});

test('a click, Enter and Space open a cell', () => {
  open();
  enter();
  press('Enter');
  press(' ');
  fireEvent.click(screen.getAllByRole('cell')[9] as HTMLElement);
  expect(onOpen.mock.calls).toEqual([[{ row: 0, column: 0 }], [{ row: 0, column: 0 }], [{ row: 1, column: 2 }]]);
  expect(stops().map(placeAt)).toEqual([{ row: 1, column: 2 }]);
  fireEvent.click(screen.getByText('Person 1'));
  expect(onOpen).toHaveBeenCalledTimes(3);
});

test('a page handles its own keys before the grid', () => {
  open();
  enter();
  expect(press('n')).toBe(false);
  expect(press('x')).toBe(true);
  expect(onKey.mock.calls.map(([{ key }]) => key)).toEqual(['n', 'x']);
});

test('keys skip rows that they cannot reach', () => {
  open({ nearest: (row, direction) => (row === 1 ? row + direction : row) });
  enter();
  press('ArrowDown');
  expect(focused()).toEqual({ row: 2, column: 0 });
  press('ArrowUp');
  expect(focused()).toEqual({ row: 0, column: 0 });
});

test('of many rows only those in sight are drawn, and keys lead to the others', () => {
  open({ count: 400 });
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('401');
  expect(screen.getAllByRole('row').length).toBeLessThan(50);
  enter();
  press('End', { ctrlKey: true });
  expect(focused()).toEqual({ row: 399, column: 6 });
  expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('401');
});

test('all rows are drawn for printing', () => {
  open({ count: 400 });
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getAllByRole('row')).toHaveLength(401);
  fireEvent(window, new Event('afterprint'));
  expect(screen.getAllByRole('row').length).toBeLessThan(50);
});

test('heads name today, and cells show it and the days off', () => {
  open({ count: 1, today: 3 });
  const now = screen.getByRole('columnheader', { current: 'date' });
  expect(now.textContent).toBe('Day 3M3');
  const states = screen.getAllByRole('cell').map(({ dataset: { free, today } }) => (today ? 'today' : free ? 'free' : ''));
  expect(states).toEqual(['', '', '', 'today', '', 'free', 'free']);
});

test('without keys it is a table to read, which keys can scroll', () => {
  showPart(
    <DayGrid label="Year" columns={1} corner="Month" heads={<DayHead>1</DayHead>}>
      <DayRow>
        <RowName>May</RowName>
        <td {...dayCell({ isFree: true })} />
      </DayRow>
    </DayGrid>,
  );
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('region', { name: 'Year' }).tabIndex).toBe(0);
  expect(screen.getByRole('cell').hasAttribute('tabindex')).toBe(false);
});
