import { expect, test } from 'vitest';
import { myTodos } from './my-todos.ts';

const nothing = { decisions: 0, documents: [], forms: [], requests: [], leaves: [], excuses: [], overtime: [] };
const today = '2026-11-15';

test('the earliest due date comes first, and to-dos without a date come last', () => {
  const documents = [
    { id: 1, status: 'requested', title: 'Diploma', due_on: null },
    { id: 2, status: 'rejected', title: 'Passport', due_on: '2026-12-01' },
    { id: 3, status: 'requested', title: 'Visa', due_on: '2026-11-20' },
  ];
  const wanted = myTodos({ ...nothing, documents }, today);
  expect(wanted.map(({ title, kind }) => [title, kind])).toEqual([
    ['Visa', 'document'],
    ['Passport', 'document_again'],
    ['Diploma', 'document'],
  ]);
});

test('a contract leads to its paper', () => {
  const [first] = myTodos({ ...nothing, forms: [{ id: 7, title: 'Contract' }] }, today);
  expect(first?.link).toEqual({ to: '/contract', search: { id: '7' } });
});

test('a refusal is news for two weeks', () => {
  const requests = [
    { id: 1, title: 'City', decided_at: '2026-11-14T09:00:00Z' },
    { id: 2, title: 'Mobile', decided_at: '2026-10-20T09:00:00Z' },
  ];
  expect(myTodos({ ...nothing, requests }, today).map(({ title }) => title)).toEqual(['City']);
});

test('decisions come first, and a refused leave leads to its request', () => {
  const leaves = [
    { id: 5, title: 'Vacation, 2026-12-01', decided_at: '2026-11-14T09:00:00Z' },
    { id: 6, title: 'Vacation, 2026-10-01', decided_at: '2026-09-14T09:00:00Z' },
  ];
  const wanted = myTodos({ ...nothing, decisions: 3, leaves, forms: [{ id: 7, title: 'Contract' }] }, today);
  expect(wanted.map(({ kind, title }) => [kind, title])).toEqual([
    ['decision', '3'],
    ['answer', 'Contract'],
    ['request_refusal', 'Vacation, 2026-12-01'],
  ]);
  expect(wanted.at(-1)?.link).toEqual({ to: '/my-leaves', search: { id: '5' } });
  const [requested] = myTodos({ ...nothing, overtime: [{ id: 9, title: 'Overtime, 2026-11-12' }] }, today);
  expect(requested).toMatchObject({ kind: 'overtime', link: { to: '/my-attandance/overtime', search: { id: '9' } } });
});
