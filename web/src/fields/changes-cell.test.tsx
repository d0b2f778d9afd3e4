import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../crud/testing/show-page.tsx';
import { standInServer } from '../crud/testing/stand-in-server.ts';
import type { Change } from './change.ts';
import { ChangesCell } from './changes-cell.tsx';

async function read(change: Change): Promise<string | null> {
  standInServer({ 'GET /users/me': meWith() });
  showPage(
    <div data-testid="cell">
      <ChangesCell
        name="changes"
        field={{ kind: 'changes' } as never}
        value={[change]}
        row={{ id: 1, model: 'users' }}
        format={undefined as never}
      />
    </div>,
  );
  return (await screen.findByTestId('cell')).textContent;
}

test.each<[string, Change, string]>([
  ['plain values', { field: 'name', old: 'Oslo', new: 'Bergen' }, 'Name: Oslo → Bergen'],
  ['an empty list', { field: 'roles', old: [], new: [2] }, 'Roles: — → Role no. 2'],
  ['a name that is known', { field: 'branch_id', old: 1, new: 2, old_name: 'Oslo', new_name: 'Bergen' }, 'Branch: Oslo → Bergen'],
  [
    'several names',
    { field: 'roles', old: [], new: [2, 3], old_name: null, new_name: 'Auditor, Employee' },
    'Roles: — → Auditor, Employee',
  ],
  ['an amount', { field: 'name', old: null, new: 1250.5, old_currency: null, new_currency: 'EUR' }, 'Name: — → €1,250.50'],
  ['a name that is no longer known', { field: 'branch_id', old: 1, new: 2, old_name: null, new_name: 'Bergen' }, 'Branch: 1 → Bergen'],
])('a change reads as a sentence: %s', async (_what, change, sentence) => {
  expect(await read(change)).toBe(sentence);
});
