import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { Steps } from './steps.tsx';

const steps = [
  { name: 'person', text: 'Person' },
  { name: 'access', text: 'Access' },
  { name: 'review', text: 'Review' },
];

test('completed steps lead back, and none leads ahead', async () => {
  const go = vi.fn();
  showPart(<Steps label="Steps" steps={steps} current="access" doneText="completed" onGo={go} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Person' }));
  expect(go).toHaveBeenCalledWith('person');
});

test('without a way back the steps only show the current one', () => {
  showPart(<Steps label="Steps" steps={steps} current="access" doneText="completed" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Access').closest('li')?.getAttribute('aria-current')).toBe('step');
});
