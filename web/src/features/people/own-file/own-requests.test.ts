import { expect, test } from 'vitest';
import { isRemoval, type OwnRequest, refusalsIn, touches } from './own-requests.ts';

const request = (over: Partial<OwnRequest>): OwnRequest => ({
  id: 1,
  model: 'employees',
  model_id: 7,
  summary: 'City',
  changes: [{ field: 'city', old: 'Oslo', new: 'Bergen' }],
  status: 'rejected',
  created_at: '2026-11-01T08:00:00Z',
  decided_at: '2026-11-02T08:00:00Z',
  decision_note: null,
  ...over,
});
const today = '2026-11-15';

test('a refusal of late is shown', () => {
  expect(refusalsIn([request({})], today)).toHaveLength(1);
});

test('a refusal of long ago is not', () => {
  expect(refusalsIn([request({ decided_at: '2026-09-01T08:00:00Z' })], today)).toEqual([]);
});

test('a new request for the same field dismisses the earlier refusal', () => {
  expect(refusalsIn([request({ id: 2, status: 'pending' }), request({})], today)).toEqual([]);
});

test('a newer request for another field or record does not dismiss a refusal', () => {
  const mobile = request({ id: 2, status: 'pending', changes: [{ field: 'mobile', old: null, new: '+34 600' }] });
  const another = request({ id: 3, status: 'pending', model_id: 8 });
  expect(refusalsIn([mobile, another, request({})], today).map(({ id }) => id)).toEqual([1]);
});

test('only a change that clears the name is a removal', () => {
  const gone = [
    { field: 'name', old: 'Mia', new: null },
    { field: 'birth_date', old: '2020-01-01', new: null },
  ];
  expect(isRemoval(request({ model: 'dependents', changes: gone }), 'name')).toBe(true);
  expect(isRemoval(request({ model: 'dependents', changes: gone.slice(1) }), 'name')).toBe(false);
  expect(isRemoval(request({ model: 'dependents', model_id: null, changes: gone }), 'name')).toBe(false);
});

test('a request belongs to the section that contains one of its fields', () => {
  expect(touches(request({}), ['city', 'postal_code'])).toBe(true);
  expect(touches(request({}), ['mobile'])).toBe(false);
});
