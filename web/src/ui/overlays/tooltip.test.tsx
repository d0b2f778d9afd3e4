import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { X } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../actions/icon-button.tsx';
import { showPart } from '../testing/show-part.tsx';

const words = () => document.querySelector('.ui-tooltip')?.textContent;

test('shows the action of an icon while it has the keyboard focus, and disappears on Escape', async () => {
  const user = userEvent.setup();
  const onFocus = vi.fn();
  showPart(<IconButton icon={X} label="Close" onFocus={onFocus} />);
  expect(words()).toBeUndefined();
  await user.tab();
  expect(words()).toBe('Close');
  expect(onFocus).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Close');

  await user.keyboard('{Escape}');
  expect(words()).toBeUndefined();
});

test('shows it under the pointer too, and disappears with the pointer or a click', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  showPart(<IconButton icon={X} label="Close" onClick={onClick} />);
  const button = screen.getByRole('button');
  await user.hover(button);
  await waitFor(() => expect(words()).toBe('Close'));
  await user.unhover(button);
  await waitFor(() => expect(words()).toBeUndefined());

  await user.hover(button);
  await waitFor(() => expect(words()).toBe('Close'));
  await user.click(button);
  expect(words()).toBeUndefined();
  expect(onClick).toHaveBeenCalledOnce();
});
