import { expect, test } from 'vitest';
import { call } from './call.ts';
import { integer, required } from './fields.ts';

const response = { path: '/boats', access: 'public', tag: 'boats', answer: { id: integer(required) } } as const;

test('a call without a declared response or without touched tags does not compile', () => {
  const { answer: _answer, ...untold } = response;
  // @ts-expect-error: a read must declare its response.
  call({ ...untold, method: 'GET' });
  // @ts-expect-error: a write must say what it touches, even where that is nothing.
  call({ ...response, method: 'POST' });
  // @ts-expect-error: what reads changes nothing.
  call({ ...response, method: 'GET', touches: ['boats'] });
  expect(call({ ...untold, method: 'DELETE', touches: [] })).toMatchObject({ touches: [] });
});
