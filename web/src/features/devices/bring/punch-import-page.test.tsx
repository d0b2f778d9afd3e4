import type { PunchImport } from '@cadre/contract/calls/device-punches';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { PunchImportPage } from './punch-import-page.tsx';

const found: PunchImport = {
  format: 'csv',
  headings: ['Badge', 'At'],
  mapping: { Badge: null, At: 'date_time' },
  received: 1,
  fresh: 1,
  duplicates: 0,
  unmapped: 0,
  out_of_range: 0,
  unreadable: 0,
  from: '2026-11-13',
  to: '2026-11-13',
  preview: [
    { line_no: 2, pin: '7', employee: 'Lena Hart', time: '2026-11-13 08:58:00', outcome: 'fresh', raw_line: '7\t13.11.2026 08:58' },
  ],
  batch_id: null,
};

test('the user maps the columns of a table and previews it again before importing it', async () => {
  const user = userEvent.setup();
  const sent: FormData[] = [];
  standInServer({
    'GET /users/me': meWith('devices.view', 'attendances.sync'),
    'GET /devices/lists': () => ({ body: { data: [{ id: 4, name: 'Entrance' }] } }),
    'GET /punch-batches': () => ({ body: { data: [] } }),
    'POST /attendances/import': ({ body }) => {
      const form = body as FormData;
      sent.push(form);
      const mapping = form.get('mapping');
      const data = { ...found, ...(mapping && { mapping: JSON.parse(String(mapping)) }) };
      return { body: { message: 'done', data: form.get('dry_run') === 'true' ? data : { ...data, batch_id: 9 } } };
    },
  });
  showPage(<PunchImportPage />, '/attendances/devices/import?device=4');

  await user.upload(await screen.findByLabelText(/Drop a file/), new File(['Badge,At\n7,13.11.2026 08:58'], 'march.csv'));
  await screen.findByText('Choose the column that identifies the employee.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 punch' }).disabled).toBe(true);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Badge' }), 'Device user ID');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 punch' }));

  await screen.findByText('1 punch imported');
  expect(sent.map((form) => [form.get('device_id'), form.get('dry_run'), form.get('mapping')])).toEqual([
    ['4', 'true', null],
    ['4', 'true', '{"Badge":"pin","At":"date_time"}'],
    ['4', 'false', '{"Badge":"pin","At":"date_time"}'],
  ]);
});
