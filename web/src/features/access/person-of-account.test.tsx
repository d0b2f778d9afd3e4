import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { meWith, showPage } from '../../crud/testing/show-page.tsx';
import { standInServer } from '../../crud/testing/stand-in-server.ts';
import { PersonOfAccount } from './person-of-account.tsx';

afterEach(cleanup);

const ada = { id: 7, name: 'Ada Sol', first_name: 'Ada', last_name: 'Sol', work_email: 'ada@example.com' };
const answer = (account: unknown = null) => ({ body: { data: { employee: ada, account } } });

const show = (draft: object, account: unknown = null) => {
  const set = vi.fn();
  standInServer({ 'GET /users/me': meWith('users.create'), 'GET /employees/7/profile': () => answer(account) });
  const shown = (of: object) => <PersonOfAccount draft={of as never} set={set} />;
  showPage(shown(draft));
  return { set };
};

test('an account without a person shows its limits', async () => {
  show({ employee_id: null });
  expect(await screen.findByText(/belongs to no employee/)).toBeDefined();
});

test('the initially linked person does not change the form, and their other account is shown', async () => {
  const { set } = show({ employee_id: 7, email: 'other@example.com' }, { id: 3, email: 'ada@example.com', status: 'active' });
  expect(await screen.findByText('Ada Sol already has an account: ada@example.com.')).toBeDefined();
  expect(set).not.toHaveBeenCalled();
});

test('choosing a person fills in the name and the work email, but keeps typed values', async () => {
  const set = vi.fn();
  standInServer({ 'GET /users/me': meWith('users.create'), 'GET /employees/7/profile': () => answer() });
  const Form = () => {
    const [draft, setDraft] = useState<Record<string, unknown>>({ employee_id: null, first_name: '', last_name: 'Typed', email: null });
    return (
      <>
        <button type="button" onClick={() => setDraft((known) => ({ ...known, employee_id: 7 }))}>
          choose
        </button>
        <PersonOfAccount draft={draft as never} set={set} />
      </>
    );
  };
  showPage(<Form />);
  (await screen.findByRole('button', { name: 'choose' })).click();
  await waitFor(() =>
    expect(set.mock.calls).toEqual([
      ['first_name', 'Ada'],
      ['email', 'ada@example.com'],
    ]),
  );
});
