import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { listOf, standInServer } from '../../crud/testing/stand-in-server.ts';
import { startSession } from '../../platform/session/session-store.ts';
import { ContractPage } from './contract-page.tsx';
import { keepLocal, localKey } from './local-draft.ts';

const paper = {
  id: 3,
  version: 2,
  type: 'contract',
  number: 'C-2026-0007',
  title: 'Contract for 山田 太郎',
  employee_id: 12,
  language: 'en',
  status: 'issued',
  issued_at: '2026-11-01T09:00:00Z',
  answers: {
    employee_name: '山田 太郎',
    employer_name: 'Example',
    start_date: '2027-01-04',
    salary: 64000,
    currency: 'EUR',
    salary_basis: 'annual',
  },
  can: { update: false },
};
const asEmployee =
  (id: number, ...permissions: string[]) =>
  () => {
    const { body } = meWith('forms.view', ...permissions)();
    return { body: { data: { ...body.data, employee: { id, name: 'Taro' } } } };
  };
const one = (row: object) => () => ({ body: { data: row } });

beforeEach(() => localStorage.clear());

test('its employee reads the document and can answer', async () => {
  standInServer({ 'GET /users/me': asEmployee(12), 'GET /forms/3': one(paper) });
  showPage(<ContractPage />, '/?id=3');
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByRole('heading', { name: 'Employment contract' })).toBeDefined();
  expect(within(sheet).getByText('This agreement begins on January 4, 2027 and runs for an indefinite period.')).toBeDefined();
  expect(within(sheet).getAllByText('No. C-2026-0007')).toHaveLength(2);
  expect(within(sheet).getAllByText('to be completed').length).toBeGreaterThan(0);
  expect(screen.getByRole('form', { name: 'Review and sign' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('only the recipient can answer', async () => {
  standInServer({ 'GET /users/me': asEmployee(99), 'GET /forms/3': one(paper) });
  showPage(<ContractPage />, '/?id=3');
  await screen.findByRole('article');
  expect(screen.queryByRole('form', { name: 'Review and sign' })).toBeNull();
});

test('an answered document shows who answered and when, and cannot be answered again', async () => {
  const accepted = { ...paper, status: 'accepted', answered_by: 'Taro Yamada', answered_at: '2026-11-02T10:30:00Z' };
  standInServer({ 'GET /users/me': asEmployee(12), 'GET /forms/3': one(accepted) });
  showPage(<ContractPage />, '/?id=3');
  expect(await screen.findByText('Accepted by Taro Yamada on Nov 2, 2026, 10:30')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Review and sign' })).toBeNull();
});

test('a draft leads back to where it is written', async () => {
  const draft = { ...paper, status: 'draft', number: null, can: { update: true } };
  standInServer({ 'GET /users/me': meWith('forms.view', 'forms.update'), 'GET /forms/3': one(draft) });
  showPage(<ContractPage />, '/?id=3');
  expect((await screen.findByRole('link', { name: 'Edit' })).getAttribute('href')).toBe('/forms/contract/3');
});

test('without a number in the address the user sees their own documents', async () => {
  const server = standInServer({ 'GET /users/me': asEmployee(12), 'GET /forms': () => listOf([paper]) });
  showPage(<ContractPage />);
  const link = await screen.findByRole('link', { name: /Contract for 山田 太郎/ });
  expect(link.getAttribute('href')).toBe('/contract?id=3');
  expect(JSON.parse(server.to('GET /forms')[0]?.query.get('filters') ?? '')).toEqual({ employee_id: 'self' });
});

test('a user without documents sees the latest draft on this device', async () => {
  standInServer({ 'GET /users/me': meWith('forms.view', 'forms.create') });
  startSession({
    access_token: 'token',
    user: { id: 1, name: 'Ada', firstname: 'Ada', lastname: '', email: 'ada@example.com', occupation: null, pic: null, roles: [1] },
  });
  const draft = { title: 'Offer to Bo', language: 'en', candidate_name: 'Bo Berg', start_date: '2027-0' };
  keepLocal(localKey(1, 'job_offer', 'new'), { type: 'job_offer', path: '/forms/job-offer', at: '2026-11-01T09:00:00Z', draft });
  showPage(<ContractPage />);
  expect(await screen.findByText('Dear Bo Berg,')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/forms/job-offer');
});
