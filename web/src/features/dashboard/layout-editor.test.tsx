import type { PlacedCard } from '@cadre/contract/calls/preferences';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showPart } from '../../ui/testing/show-part.tsx';
import { LayoutEditor } from './layout-editor.tsx';

const cards: PlacedCard[] = [
  { card: 'holidays', isShown: true },
  { card: 'projects', isShown: true },
  { card: 'devices', isShown: false },
];
const onArrange = vi.fn();
const open = () => {
  onArrange.mockReset();
  showPart(<LayoutEditor cards={cards} onArrange={onArrange} onDone={() => undefined} />);
};
const rows = () => screen.getAllByRole('listitem');
const names = () => rows().map((row) => row.textContent);

test('a dragged card shows its new place, which is saved once when it is dropped', () => {
  open();
  const [first, second, third] = names();
  fireEvent.pointerDown(rows()[0] as HTMLElement, { button: 0, pointerType: 'mouse' });
  fireEvent.pointerMove(rows()[1] as HTMLElement);
  fireEvent.pointerMove(rows()[2] as HTMLElement);
  expect(names()).toEqual([second, third, first]);
  expect(onArrange).not.toHaveBeenCalled();
  fireEvent.pointerUp(window);
  expect(onArrange.mock.calls).toEqual([[[cards[1], cards[2], cards[0]]]]);
  expect(screen.getByRole('status').textContent).toContain('3');
});

test('a press on a switch or a button drags nothing', () => {
  open();
  const before = names();
  for (const control of [screen.getAllByRole('switch')[0], screen.getAllByRole('button', { name: /down/i })[0]]) {
    fireEvent.pointerDown(control as HTMLElement, { button: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(rows()[2] as HTMLElement);
    expect(names()).toEqual(before);
    fireEvent.pointerUp(window);
  }
  expect(onArrange).not.toHaveBeenCalled();
});
