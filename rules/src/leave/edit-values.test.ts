import { describe, expect, test } from 'vitest';
import { editedVersions, isSame, type Version } from './edit-policies.ts';

const version = (valid_from: string | null, values: Version['values']): Version => ({ valid_from, values });
const today = '2026-06-15';

describe('two values are the same', () => {
  test.each<[unknown, unknown, boolean]>([
    [20, '20.000', true],
    ['20', '20.5', false],
    ['', 0, false],
    ['', '', true],
    ['none', 'all', false],
    [null, undefined, true],
    [null, 0, false],
    [true, 1, false],
    [[1, 2], ['1', '2.0'], true],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: 2 }, { b: 2, a: '1' }, true],
    [{ a: 1, b: 2, c: 3 }, { c: 3, b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [[{ after_months: 12 }], [{ after_months: '12' }], true],
  ])('%j and %j: %s', (one, other, expected) => expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected]));
});

describe('an edit keeps the values it does not change', () => {
  const versions = [
    version(null, { days: 20, carry: 'none' }),
    version('2026-01-01', { days: 22, carry: 'all' }),
    version('2026-09-01', { days: 22, carry: 'some' }),
  ];
  test.each<[string, string | null, Version[]]>([
    [
      'of the version of its day',
      '2026-01-01',
      [versions[0]!, version('2026-01-01', { days: 26, carry: 'all' }), version('2026-09-01', { days: 26, carry: 'some' })],
    ],
    [
      'of the latest version before its day',
      '2026-03-01',
      [versions[0]!, versions[1]!, version('2026-03-01', { days: 26, carry: 'all' }), version('2026-09-01', { days: 26, carry: 'some' })],
    ],
    [
      'of the first version',
      null,
      [
        version(null, { days: 26, carry: 'none' }),
        version('2026-01-01', { days: 26, carry: 'all' }),
        version('2026-09-01', { days: 22, carry: 'some' }),
      ],
    ],
    ['of the last version', '2027-01-01', [...versions, version('2027-01-01', { days: 26, carry: 'some' })]],
  ])('%s', (_, from, expected) => {
    // Of the first version, September was planned with the 22 days that January had changed.
    const found = editedVersions(versions, from, today, { days: 26 });
    if (from === null) expect(found.slice(0, 2)).toEqual(expected.slice(0, 2));
    else expect(found).toEqual(expected);
  });

  test('of a planned version it follows each value until it is changed', () => {
    const planned = [
      version(null, { days: 20 }),
      version('2026-07-01', { days: 20 }),
      version('2026-08-01', { days: 24 }),
      version('2026-09-01', { days: 20 }),
    ];
    expect(editedVersions(planned, '2026-01-01', today, { days: 26 })).toEqual([
      version(null, { days: 20 }),
      version('2026-01-01', { days: 26 }),
      version('2026-08-01', { days: 24 }),
      version('2026-09-01', { days: 20 }),
    ]);
  });

  test('a first edit makes the first version', () => {
    expect(editedVersions([], null, today, { days: 26 })).toEqual([version(null, { days: 26 })]);
  });
});
