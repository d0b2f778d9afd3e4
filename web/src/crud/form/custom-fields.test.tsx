import { clients } from '@cadre/contract/resources/clients';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { keepCustomFields } from '../../platform/custom-fields.ts';
import { ResourcePage } from '../resource-page.tsx';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';

const region = {
  model: 'clients',
  key: 'region',
  kind: 'choice',
  required: true,
  tier: null,
  name: 'Region',
  name_i18n: {},
  help: 'Where most of the work is',
  help_i18n: {},
  options: [{ key: 'north', name: 'North' }],
  in_table: true,
  filterable: true,
} as const;

const acme = { id: 3, version: 1, name: 'Acme', currency: 'EUR', custom_region: 'north', can: { update: true } };

afterEach(() => {
  cleanup();
  keepCustomFields();
  localStorage.clear();
  sessionStorage.clear();
});

test('a custom field appears in the list, and in the form under its own heading', async () => {
  const me = meWith('clients.view', 'clients.create')();
  const { data } = me.body as { data: object };
  standInServer({
    'GET /users/me': () => ({ body: { data: { ...data, custom_fields: [region] } } }),
    'GET /clients': () => listOf([acme]),
  });
  showPage(<ResourcePage resource={clients} />, '/?new=1');

  const form = await screen.findByRole('dialog');
  expect(await within(form).findByRole('heading', { name: 'More details' })).toBeDefined();
  expect(within(form).getByText('Where most of the work is')).toBeDefined();
  const user = userEvent.setup();
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect((await within(form).findAllByText('Region is required')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('North', { ignore: 'option' })).length).toBeGreaterThan(0);
});
