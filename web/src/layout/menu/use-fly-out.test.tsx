import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFlyOut } from './use-fly-out.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Group() {
  const { anchor, area, isOpen } = useFlyOut(true);
  return (
    <div data-testid="group" {...area}>
      <button type="button" ref={anchor}>
        {isOpen ? 'open' : 'closed'}
      </button>
    </div>
  );
}

test('stays half a second after the pointer has left, and longer when it comes back in time', () => {
  render(<Group />);
  const group = screen.getByTestId('group');
  const after = (ms: number): string | null => {
    act(() => vi.advanceTimersByTime(ms));
    return screen.getByRole('button').textContent;
  };
  fireEvent.mouseEnter(group);
  expect(after(0)).toBe('open');
  fireEvent.mouseLeave(group);
  expect(after(499)).toBe('open');
  fireEvent.mouseEnter(group);
  expect(after(2000)).toBe('open');
  fireEvent.mouseLeave(group);
  expect(after(500)).toBe('closed');
});
