import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { clickSlack } from './follow-pointer.ts';
import { dragHandle, useDrag } from './use-drag.ts';

const drop = vi.fn();
const onClick = vi.fn();

function Items() {
  const { dragged, onPointerDown } = useDrag<string, number>({
    pick: (_press, element) => element.closest<HTMLElement>('[data-item]')?.dataset.item,
    over: (_item, { byX }, before) => (before !== undefined || Math.abs(byX) >= clickSlack ? byX : undefined),
    drop,
  });
  return (
    // biome-ignore lint/a11y: only pointers are tested here
    <div onPointerDown={onPointerDown} onClick={onClick}>
      <p data-item="first">first</p>
      <p data-item="second">
        <i {...dragHandle}>handle</i>
      </p>
      <p>other</p>
      <output>{dragged ? `${dragged.held} by ${dragged.spot}` : 'nothing'}</output>
    </div>
  );
}

/** The click of a release belongs to the same task. */
afterEach(() => new Promise((resolve) => setTimeout(resolve)));

const open = () => {
  drop.mockReset();
  onClick.mockReset();
  return showPart(<Items />);
};
const press = (name: string, pointerType = 'mouse', button = 0) =>
  fireEvent.pointerDown(screen.getByText(name), { clientX: 100, button, pointerType });
const move = (clientX: number) => fireEvent.pointerMove(window, { clientX });
const release = () => fireEvent.pointerUp(window);
const shown = () => screen.getByRole('status').textContent;

test('an item follows the pointer and is dropped where it is released', () => {
  open();
  press('first');
  move(120);
  expect(shown()).toBe('first by 20');
  move(90);
  release();
  expect(drop.mock.calls).toEqual([['first', -10]]);
  expect(shown()).toBe('nothing');
  move(200);
  expect(shown()).toBe('nothing');
});

test('a short movement is a click, and releasing a dragged item is none', async () => {
  open();
  press('first');
  move(102);
  release();
  fireEvent.click(screen.getByText('first'));
  expect([drop.mock.calls.length, onClick.mock.calls.length]).toEqual([0, 1]);
  press('first');
  move(130);
  release();
  fireEvent.click(screen.getByText('first'));
  expect([drop.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
  await waitFor(() => {
    fireEvent.click(screen.getByText('first'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

test('Escape puts the item back', () => {
  open();
  press('first');
  move(150);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(shown()).toBe('nothing');
  release();
  expect(drop).not.toHaveBeenCalled();
});

test('a drag that the browser cancels changes nothing', () => {
  open();
  press('first');
  move(150);
  fireEvent.pointerCancel(window);
  expect(shown()).toBe('nothing');
  release();
  expect(drop).not.toHaveBeenCalled();
});

test.each([
  ['a finger scrolls', 'first', 'touch', 0, 'nothing'],
  ['a finger drags a handle', 'handle', 'touch', 0, 'second by 30'],
  ['a pen drags', 'first', 'pen', 0, 'first by 30'],
  ['the right mouse button opens a menu', 'first', 'mouse', 2, 'nothing'],
  ['a press on other content drags nothing', 'other', 'mouse', 0, 'nothing'],
])('%s', (_title, name, pointerType, button, result) => {
  open();
  press(name, pointerType, button);
  move(130);
  expect(shown()).toBe(result);
  release();
});

test('a drag ends with its page', () => {
  const { unmount } = open();
  press('first');
  move(130);
  unmount();
  release();
  expect(drop).not.toHaveBeenCalled();
});

test('while an item is dragged, the browser drags no link and selects no text', () => {
  open();
  press('first');
  expect(fireEvent.dragStart(screen.getByText('other'))).toBe(false);
  release();
  expect(fireEvent.dragStart(screen.getByText('other'))).toBe(true);
});
