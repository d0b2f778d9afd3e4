import { employees } from '@cadre/contract/resources/employees';
import { logs } from '@cadre/contract/resources/logs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Address, pageSizes, readAddress, writeAddress } from './address.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const id = fc.integer({ min: 1, max: 2_000_000_000 });
const days = fc.oneof(fc.record({ from: day }), fc.record({ to: day }), fc.record({ from: day, to: day }));
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 5 });
const words = (options: string[]) => fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 });

const address: fc.Arbitrary<Address> = fc.record({
  list: fc.record({
    page: fc.integer({ min: 1, max: 999_999_999 }),
    after: fc.constantFrom(undefined, 'WyJuYW1lIGFzYyIsIk0iLDFd', 'a-b_c'),
    per_page: fc.constantFrom(...pageSizes),
    sort: fc.record({ by: fc.constantFrom(...employees.list.sort), dir: fc.constantFrom('asc' as const, 'desc' as const) }),
    q: fc.string({ maxLength: 40, unit: 'grapheme' }).map((typed) => typed.trim()),
    filters: fc.record(
      {
        status: words(['active', 'suspended', 'on_notice']),
        department_id: ids,
        manager_id: fc.oneof(ids, fc.constant(['self'])),
        hire_date: days,
      },
      { requiredKeys: [] },
    ),
  }),
  opened: fc.oneof(
    fc.constant(undefined),
    fc.constant({ kind: 'new' as const }),
    fc.record({ kind: fc.constantFrom('id' as const, 'edit' as const, 'clone' as const), id: id.filter((one) => one < 1_000_000_000) }),
  ),
});

test('an address is read back as it was written', () => {
  fc.assert(
    fc.property(address, (written) => {
      const { dropped, ...read } = readAddress(employees, new URLSearchParams(writeAddress(employees, written)));
      expect(read).toEqual(written);
      expect(dropped).toEqual([]);
    }),
  );
});

test('the usual list has a bare address', () => {
  const { dropped: _dropped, ...usual } = readAddress(employees, new URLSearchParams());
  expect(writeAddress(employees, usual)).toBe('');
});

test('an address reads as people would write it', () => {
  const { list, opened } = readAddress(
    employees,
    new URLSearchParams('page=2&per_page=50&sort=-hire_date&q=ber&f.status=active,suspended&f.hire_date=2026-01-01..&id=42'),
  );
  expect(list).toEqual({
    page: 2,
    per_page: 50,
    sort: { by: 'hire_date', dir: 'desc' },
    q: 'ber',
    filters: { status: ['active', 'suspended'], hire_date: { from: '2026-01-01' } },
  });
  expect(opened).toEqual({ kind: 'id', id: 42 });
});

test.each(['f.salary=3', 'f.status=asleep', 'f.department_id=x', 'f.hire_date=2026-02-31..', 'f.hire_date=2026-01-01', 'f.department_id='])(
  'a filter with an invalid value is dropped and named: %s',
  (query) => {
    const { list, dropped } = readAddress(employees, new URLSearchParams(query));
    expect(list.filters).toEqual({});
    expect(dropped).toEqual([query.slice(2).split('=')[0]]);
  },
);

test('numbers, days and plain texts are filtered in their own shapes', () => {
  const { list } = readAddress(logs, new URLSearchParams('f.model_id=3..3&f.at=..2026-01-31&f.model=users'));
  expect(list.filters).toEqual({ model_id: { from: 3, to: 3 }, at: { to: '2026-01-31' }, model: 'users' });
});

test('parameters of another part of the page are preserved', () => {
  const before = new URLSearchParams('tab=files&page=3&f.status=active');
  const { dropped: _dropped, ...plain } = readAddress(employees, new URLSearchParams());
  expect(writeAddress(employees, plain, before)).toBe('?tab=files');
});

test('fields that the reader does not see in every row can be neither filtered nor sorted by', () => {
  const params = new URLSearchParams('sort=-hire_date&f.hire_date=2026-01-01..&f.status=active');
  const { list, dropped } = readAddress(employees, params, (name) => name !== 'hire_date');
  expect(list.sort).toEqual(employees.list.order);
  expect(list.filters).toEqual({ status: ['active'] });
  expect(dropped).toEqual(['hire_date']);
});
