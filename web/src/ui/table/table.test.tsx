import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { Table } from './table.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Like a browser, reports the size of a box immediately. */
class Observer {
  readonly #tell: () => void;
  constructor(notify: () => void) {
    this.#tell = notify;
  }
  observe = () => this.#tell();
  disconnect = () => {};
}

const boxOfTable = (cell: (row: string) => ReactNode, width: number) => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  showPart(<Table label="People" columns={[{ name: 'name', head: 'Name', cell }]} rows={['Ada']} keyOf={(row) => row} />);
  return screen.getByRole('table').parentElement;
};

test('a table that scrolls is reached by the keyboard', () => {
  expect(boxOfTable((name) => name, 900)?.tabIndex).toBe(0);
});

test('a table is no tab stop if it contains one, or if it does not scroll', () => {
  expect(boxOfTable((name) => <button type="button">{name}</button>, 900)?.hasAttribute('tabindex')).toBe(false);
  cleanup();
  expect(boxOfTable((name) => name, 300)?.hasAttribute('tabindex')).toBe(false);
});
