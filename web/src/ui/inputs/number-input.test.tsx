import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showPart } from '../testing/show-part.tsx';
import { NumberInput } from './number-input.tsx';

function Amount() {
  const [value, setValue] = useState<unknown>(12);
  return (
    <>
      <label htmlFor="amount">Amount</label>
      <NumberInput id="amount" name="amount" invalid={false} describedBy="" decimals={2} value={value} onChange={setValue} />
    </>
  );
}

test('takes typed numbers, and neither wheel nor arrow changes them', async () => {
  const user = userEvent.setup();
  showPart(<Amount />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.type(input, '.5');
  fireEvent.wheel(input, { deltaY: 120 });
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
  expect(input.value).toBe('12.5');
});
