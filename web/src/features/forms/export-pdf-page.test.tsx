import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { ExportPdfPage } from './export-pdf-page.tsx';

const link = '/api/v1/exports/files/abc';
const hr = meWith('employees.view_directory', 'employees.view', 'employees.export', 'jobs.view');

beforeEach(() => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: false }));
  URL.createObjectURL = () => 'about:blank';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

test('a list is made with the search, the filters and the order of its address', async () => {
  const server = standInServer({
    'GET /users/me': hr,
    'POST /exports/employees': () => ({ body: { link, message: 'ready' } }),
    'GET /exports/files/abc': () => ({ body: 'pdf' }),
  });
  showPage(<ExportPdfPage />, '/?type=employees&q=gil&f.status=active,on_notice&sort=-name');
  expect(await screen.findByText(/can’t show PDFs in a page/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('download')).toMatch(/^employees-\d{4}-\d\d-\d\d\.pdf$/);
  expect(server.to('POST /exports/employees').map(({ body }) => body)).toEqual([
    { format: 'pdf', search: 'gil', filters: { status: ['active', 'on_notice'] }, order_by: 'name', order_dir: 'desc' },
  ]);
});

test('a refusal is shown, with a way to try again', async () => {
  standInServer({
    'GET /users/me': hr,
    'POST /exports/jobs': () => ({ status: 403, body: { error: 'You don’t have permission to do this.', code: 'not_allowed' } }),
  });
  showPage(<ExportPdfPage />, '/?type=jobs');
  expect(await screen.findByText('You don’t have permission to do this.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

test('without a list in the address the page offers the lists that the user may export', async () => {
  standInServer({ 'GET /users/me': hr });
  showPage(<ExportPdfPage />);
  expect((await screen.findByRole('link', { name: 'Employees' })).getAttribute('href')).toBe('/export-pdf?type=employees');
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
});

test('shows how far large exports are, and opens those that are ready', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const stored = { type: 'logs', rows_total: 40_000, created_at: '2026-11-16T08:00:00.000Z', expires_at: '2026-11-17T08:00:00.000Z' };
  standInServer({
    'GET /users/me': hr,
    'GET /exports': () => ({
      body: {
        data: [
          { ...stored, id: 3, name: 'logs.xlsx', status: 'writing', rows_done: 10_000 },
          { ...stored, id: 2, name: 'logs.csv', status: 'ready', rows_done: 40_000 },
          { ...stored, id: 1, name: 'old.csv', status: 'failed', rows_done: 0 },
        ],
      },
    }),
    'POST /exports/2/link': () => ({ body: { link, message: 'ready' } }),
  });
  showPage(<ExportPdfPage />);
  expect(await screen.findByText('10,000 of 40,000 rows')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'logs.xlsx' }).getAttribute('value')).toBe('10000');
  expect(screen.getByText('Start the export again from the list.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Download logs.csv' }));
  await waitFor(() => expect(String(opened.mock.calls[0]?.[0])).toContain(link));
});

test('an unknown list shows an error', async () => {
  standInServer({ 'GET /users/me': hr });
  showPage(<ExportPdfPage />, '/?type=toString');
  expect(await screen.findByText('This list doesn’t exist.')).toBeDefined();
});
