import type { DevicePin } from '@cadre/contract/calls/device-numbers';
import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { NumbersTab } from './numbers-tab.tsx';

const device = { row: { id: 4, name: 'Entrance', mode: 'push', status: 'active' }, health: {} as DeviceHealth };
const pinOf = (pin: string, name: string, id: number, score: number): DevicePin => ({
  pin,
  name_on_device: name,
  employee: null,
  matched_by: null,
  doubted: false,
  from_date: null,
  to_date: null,
  waiting: 2,
  last_punch_at: '2026-11-13T08:00:00Z',
  suggestions: [{ id, name, pic: null, score }],
});
const pins = [pinOf('7', 'Lena Hart', 1, 0.95), pinOf('8', 'Omar Reyes', 2, 0.5)];

const serverWith = (map: Parameters<typeof standInServer>[0][string]) =>
  standInServer({
    'GET /users/me': meWith('devices.view', 'devices.map_users'),
    'GET /devices/4/pins': () => ({ body: { data: pins } }),
    'POST /devices/4/pins': map,
  });

test('certain suggestions are accepted together, doubtful ones one by one, and all are sent together', async () => {
  const user = userEvent.setup();
  const server = serverWith(() => ({ body: { message: '2 numbers were matched' } }));
  showPage(<NumbersTab device={device} />);

  await user.click(await screen.findByRole('button', { name: 'Accept 1 confident match' }));
  await user.click(screen.getByRole('button', { name: /Omar Reyes/ }));
  await user.click(screen.getByRole('button', { name: 'Undo: 7, Lena Hart' }));
  await user.click(screen.getByRole('button', { name: /Lena Hart/ }));
  await user.click(screen.getByRole('button', { name: 'Match 2 user IDs' }));

  await screen.findByText('2 numbers were matched');
  const list = [
    { pin: '8', employee_id: 2 },
    { pin: '7', employee_id: 1 },
  ];
  expect(server.to('POST /devices/4/pins')[0]?.body).toEqual({ pins: { list: expect.arrayContaining(list) } });
});

test('a number that was assigned meanwhile is reassigned only after confirmation', async () => {
  const user = userEvent.setup();
  const server = serverWith(({ body }) =>
    (body as { confirm?: boolean }).confirm
      ? { body: { message: 'matched' } }
      : { status: 409, body: { error: 'Taken', code: 'pin_is_taken', pin: '7' } },
  );
  showPage(<NumbersTab device={device} />);

  await user.click(await screen.findByRole('button', { name: /Lena Hart/ }));
  await user.click(screen.getByRole('button', { name: 'Match 1 user ID' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/User ID 7 was assigned/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Reassign' }));

  await screen.findByText('matched');
  expect(server.to('POST /devices/4/pins').at(-1)?.body).toMatchObject({ confirm: true });
});
