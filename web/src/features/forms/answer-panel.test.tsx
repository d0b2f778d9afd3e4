import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { AnswerPanel } from './answer-panel.tsx';

const answered = () => ({ body: { message: 'Contract is now: Accepted', data: {} } });

test('accepting requires a name and accepted terms', async () => {
  const server = standInServer({ 'GET /users/me': meWith(), 'POST /forms/3/answer': answered });
  showPage(<AnswerPanel id={3} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(screen.getByText('Name is required')).toBeDefined();
  expect(screen.getByText('Accepting terms & conditions are required')).toBeDefined();

  await user.type(screen.getByLabelText('Your full name'), 'Noa Gil');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(server.to('POST /forms/3/answer')).toHaveLength(0);

  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(server.to('POST /forms/3/answer')).toHaveLength(1));
  expect(server.to('POST /forms/3/answer')[0]?.body).toEqual({ status: 'accepted', name: 'Noa Gil', terms: true });
});

test('declining allows a reason and needs no terms', async () => {
  const server = standInServer({ 'GET /users/me': meWith(), 'POST /forms/3/answer': answered });
  showPage(<AnswerPanel id={3} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Your full name'), 'Noa Gil');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.type(screen.getByLabelText('Reason (optional)'), 'The hours do not suit me.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(server.to('POST /forms/3/answer')).toHaveLength(1));
  expect(server.to('POST /forms/3/answer')[0]?.body).toEqual({ status: 'declined', name: 'Noa Gil', note: 'The hours do not suit me.' });
});

test('server errors are shown under their fields', async () => {
  const refusal = {
    status: 422,
    body: { error: 'Check the highlighted fields.', code: 'invalid', fields: { name: ['Minimum 2 symbols'] } },
  };
  standInServer({ 'GET /users/me': meWith(), 'POST /forms/3/answer': () => refusal });
  showPage(<AnswerPanel id={3} />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Your full name'), 'Noa Gil');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Minimum 2 symbols')).toBeDefined();
});
