import { travels } from '@cadre/contract/resources/travels';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';

const trip = {
  id: 7,
  version: 3,
  title: 'Madrid → Berlin',
  status: 'draft',
  type: 'domestic',
  purpose: 'A workshop',
  from_place: 'Madrid',
  to_place: 'Berlin',
  start_date: '2026-05-04',
  end_date: '2026-05-05',
  legs: [],
  estimate: [{ kind: 'lodging', amount: 90, currency: 'EUR' }],
  currency: 'EUR',
  can: { update: true },
};

afterEach(cleanup);

test('lines can be added, filled in and removed by keyboard, missing values are named, and the rest is sent', async () => {
  const server = standInServer({
    'GET /users/me': meWith('travels.view', 'travels.view_cost', 'travels.update'),
    'GET /travels': () => listOf([trip]),
    'GET /travels/7': () => ({ body: { data: trip } }),
    'PUT /travels/7': () => ({ body: { message: 'Saved', data: trip } }),
  });
  showPage(<ResourcePage resource={travels} />, '/?edit=7');
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Remove Estimated cost 1' });
  const cost = screen.getByRole('group', { name: 'Estimated cost' });

  await user.click(within(cost).getByRole('button', { name: 'Add line' }));
  const second = screen.getByRole('region', { name: 'Estimated cost 2' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(second).findByText('Amount is required')).toBeDefined();
  expect(server.to('PUT /travels/7')).toEqual([]);

  await user.type(within(second).getByLabelText('Amount'), '60.5');
  await user.click(screen.getByRole('button', { name: 'Remove Estimated cost 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.to('PUT /travels/7')[0]?.body).toMatchObject({
      estimate: [{ kind: 'transport', amount: 60.5, currency: 'EUR' }],
      version: 3,
    }),
  );
});

test('a new line is complained about where it was left, and whole once it was to be sent', async () => {
  standInServer({
    'GET /users/me': meWith('travels.view', 'travels.view_cost', 'travels.update'),
    'GET /travels': () => listOf([trip]),
    'GET /travels/7': () => ({ body: { data: trip } }),
  });
  showPage(<ResourcePage resource={travels} />, '/?edit=7');
  const user = userEvent.setup();
  await screen.findByRole('button', { name: 'Remove Estimated cost 1' });
  const cost = screen.getByRole('group', { name: 'Estimated cost' });
  const wrongIn = (line: string) =>
    [...within(cost).getByRole('region', { name: line }).querySelectorAll('[aria-invalid="true"]')].map((input) =>
      input.getAttribute('name'),
    );

  await user.click(within(cost).getByRole('button', { name: 'Add line' }));
  expect(wrongIn('Estimated cost 2')).toEqual([]);
  await user.click(within(screen.getByRole('region', { name: 'Estimated cost 2' })).getByLabelText('Amount'));
  await user.tab();
  expect(wrongIn('Estimated cost 2')).toEqual(['amount']);
  expect(wrongIn('Estimated cost 1')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('amount'));

  await user.click(within(cost).getByRole('button', { name: 'Add line' }));
  expect(wrongIn('Estimated cost 3')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(wrongIn('Estimated cost 3')).toEqual(['amount']);
});
