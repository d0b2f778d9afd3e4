import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { ChangePreview } from './change-preview.tsx';

afterEach(cleanup);

const path = 'POST /employee-versions/preview';
const day = { employee_id: 7, effective_from: '2026-11-20' };
const department = (id: number, name: string) => ({ department_id: id, department: { id, name } });

function show(params: object, answer: { status?: number; body: unknown }) {
  const server = standInServer({ 'GET /users/me': meWith('employees.update'), [path]: () => answer });
  showPage(<ChangePreview params={params} />);
  return server;
}

test('a change previews its effect on its own day and on later ones', async () => {
  const data = {
    effective_from: '2026-11-20',
    before: department(1, 'Delivery'),
    after: department(2, 'Design'),
    later: [{ effective_from: '2026-12-15', stays: { fte: 5000 }, becomes: department(2, 'Design') }],
  };
  show({ employee_id: 7, effective_from: '2026-11-20', department_id: 2 }, { body: { message: '', data } });
  expect(await screen.findByText('From Nov 20, 2026: Department: Delivery → Design')).toBeDefined();
  expect(screen.getByText('From Dec 15, 2026: FTE % stays 50%, Department becomes Design')).toBeDefined();
});

test('a refusal shows the reason given for its field', async () => {
  const refusal = { error: 'Check the highlighted fields.', code: 'cycle', fields: { manager_id: ['Manager would create a loop'] } };
  show({ employee_id: 7, effective_from: '2026-11-20', manager_id: 8 }, { status: 422, body: refusal });
  expect(await screen.findByText('Manager would create a loop')).toBeDefined();
});

test('no preview is requested while there is no change', async () => {
  const data = { effective_from: '2026-11-20', before: department(1, 'Delivery'), after: department(2, 'Design'), later: [] };
  const server = standInServer({ 'GET /users/me': meWith('employees.update'), [path]: () => ({ body: { message: '', data } }) });
  showPage(<ChangedByAndBy />);
  fireEvent.click(await screen.findByRole('button'));
  await screen.findByText('From Nov 20, 2026: Department: Delivery → Design');
  expect(server.to(path).map(({ body }) => body)).toEqual([{ ...day, department_id: 2 }]);
});

/** Begins as a form does that was opened and not yet filled in. */
function ChangedByAndBy() {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <ChangePreview params={isChanged ? { ...day, department_id: 2 } : day} />
      <button type="button" onClick={() => setChanged(true)} />
    </>
  );
}
