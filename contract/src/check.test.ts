import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, checkRecord, mostComplaints } from './check.ts';
import type { Field } from './fields.ts';
import {
  boolean,
  choice,
  color,
  country,
  currency,
  date,
  email,
  grants,
  group,
  integer,
  list,
  map,
  minutes,
  moment,
  money,
  password,
  reference,
  references,
  required,
  text,
  timezone,
} from './fields.ts';
import { jobs } from './resources/jobs.ts';

const roles = references('roles', { required: true, through: 'user_roles', here: 'user_id', there: 'role_id' });

describe('a value is complained about', () => {
  const table: [string, Field, unknown, string | undefined][] = [
    ['empty but required', text({ required: true }), '', 'required'],
    ['empty and optional', text(), null, undefined],
    ['too short', text({ min: 3 }), 'ab', 'too_short'],
    ['three symbols of three code units', text({ min: 3 }), '👍👍👍', undefined],
    ['too long', text({ max: 3 }), 'abcd', 'too_long'],
    ['a number for a text', text(), 12, 'not_valid'],
    ['a control character', text(), 'a\u0000b', 'not_valid'],
    ['half a surrogate pair', text(), '\ud800', 'not_valid'],
    ['a code with a space', text({ pattern: 'code' }), 'A 1', 'not_valid'],
    ['an address without @', email(), 'nobody', 'wrong_email'],
    ['an address without a dot', email(), 'a@b', 'wrong_email'],
    ['an address', email(), 'ana.gil+x@example.com', undefined],
    ['a long address', email({ max: 10 }), 'ana.gil@example.com', 'too_long'],
    ['too short for an address', email({ min: 3 }), 'ab', 'too_short'],
    ['a text for a number', integer(), '5', 'not_valid'],
    ['half a number', integer(), 1.5, 'not_valid'],
    ['below the least', integer({ min: 1 }), 0, 'too_small'],
    ['above the most', integer({ max: 7 }), 8, 'too_big'],
    ['half a minute', minutes({ min: 0 }), 0.5, 'not_valid'],
    ['not a number', money({ currency: 'currency' }), Number.NaN, 'not_valid'],
    ['four decimals', money({ currency: 'currency' }), 1.0001, 'not_valid'],
    ['money', money({ currency: 'currency' }), 1234.56, undefined],
    ['one for true', boolean(), 1, 'not_valid'],
    ['a day that is not', date(), '2026-02-30', 'not_valid'],
    ['a day', date(), '2026-02-28', undefined],
    ['a moment', moment(), '2026-02-28 09:30', undefined],
    ['a moment that is not', moment(), '2026-02-28 25:00', 'not_valid'],
    ['a colour', color(), '#0B7A4B', undefined],
    ['a colour by name', color(), 'green', 'not_valid'],
    ['a country', country(), 'ES', undefined],
    ['a country in small letters', country(), 'es', 'not_valid'],
    ['a zone', timezone(), 'Europe/Madrid', undefined],
    ['a zone that is not', timezone(), 'Europe/Atlantis', 'not_valid'],
    ['a currency', currency(), 'JPY', undefined],
    ['a currency that is not', currency(), 'XYZ', 'not_valid'],
    ['a choice', choice({ options: ['am', 'pm'] }), 'am', undefined],
    ['no choice', choice({ options: ['am', 'pm'] }), 'noon', 'not_valid'],
    ['a reference', reference('roles'), 3, undefined],
    ['a reference to nothing', reference('roles'), 0, 'not_valid'],
    ['references', roles, [1, 3], undefined],
    ['a reference twice', roles, [1, 1], 'not_valid'],
    ['no reference where one is required', roles, [], 'required'],
    ['grants', grants(), [{ name: 'users.view', scope: 'all' }], undefined],
    ['a grant with an unknown scope', grants(), [{ name: 'users.view', scope: 'galaxy' }], 'not_valid'],
    ['a grant with more in it', grants(), [{ name: 'users.view', scope: 'all', admin: true }], 'not_valid'],
  ];
  test.each(table)('%s', (_story, field, value, code) => expect(checkField(field, value)?.code).toBe(code));
});

test('no value makes a check throw', () => {
  const fields = Object.values({ ...jobs.fields, roles, at: moment(), zone: timezone(), held: grants() });
  fc.assert(fc.property(fc.constantFrom(...fields), fc.anything(), (field, value) => void checkField(field, value)));
});

describe('a record', () => {
  test('may not bring a field that does not exist, is computed, or hides in the prototype', () => {
    const sent = JSON.parse('{"name":"Analyst","employees_count":5,"nonsense":1,"__proto__":{"a":1}}');
    expect(Object.keys(checkRecord(jobs.fields, sent)).sort()).toEqual(['__proto__', 'employees_count', 'nonsense']);
  });
  test('needs its required fields on create, but a change only needs the fields it touches', () => {
    expect(checkRecord(jobs.fields, {})).toEqual({ name: [{ code: 'required' }] });
    expect(checkRecord(jobs.fields, {}, true)).toEqual({});
    expect(checkRecord(jobs.fields, { name: null }, true)).toEqual({ name: [{ code: 'required' }] });
  });
});

describe('the band of a job', () => {
  test.each([
    [{ salary_min: 5, salary_max: 4, currency: 'EUR' }, { salary_max: 'not_below_minimum' }],
    [{ salary_min: 4, salary_max: 5, currency: 'EUR' }, {}],
    [{ salary_min: 4 }, { currency: 'required' }],
    [{}, {}],
  ])('%o', (job, found) => expect(jobs.check?.(job)).toEqual(found));
});

describe('a nested value', () => {
  const fields = {
    pins: group({ list: list({ pin: text({ required: true, max: 3 }), employee_id: reference('employees') }, required) }, required),
    columns: map(list(text({ max: 3 }), { max: 2 })),
  };
  const found = (input: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(checkRecord(fields, input)).map(([path, [first]]) => [path, first?.code]));

  test('is complained about by its path', () => {
    expect(found({ pins: { list: [{ pin: '12' }, { pin: '1234', employee_id: '7', more: 1 }, 'x', null] } })).toEqual({
      'pins.list.1.more': 'unknown_field',
      'pins.list.1.pin': 'too_long',
      'pins.list.1.employee_id': 'not_valid',
      'pins.list.2': 'not_valid',
      'pins.list.3': 'required',
    });
    expect(found({ pins: { list: [{ pin: '12', employee_id: null }] }, columns: { a: ['x', 'y'] } })).toEqual({});
  });
  test('has its bounds', () => {
    expect(found({ pins: { list: [] } })).toEqual({ 'pins.list': 'no_entries' });
    expect(found({ pins: {} })).toEqual({ 'pins.list': 'no_entries' });
    expect(found({ pins: [] })).toEqual({ pins: 'not_valid' });
    expect(found({ pins: { list: Array.from({ length: 1001 }, () => ({ pin: '1' })) } })).toEqual({ 'pins.list': 'too_many' });
    expect(found({ pins: { list: [{ pin: '1' }] }, columns: { a: ['x', 'y', 'z'] } })).toEqual({ 'columns.a': 'too_many' });
  });
  test('has a limited number of complaints, with short paths', () => {
    const many = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`unknown${at}`, at]));
    expect(Object.keys(checkRecord(fields, many))).toHaveLength(mostComplaints);
    const wrong = Array.from({ length: 900 }, () => ({ pin: 7, a: 1, b: 2 }));
    expect(Object.keys(checkRecord(fields, { pins: { list: wrong } }))).toHaveLength(mostComplaints);
    expect(Object.keys(checkRecord(fields, { pins: { list: [{ pin: '1' }] }, ['x'.repeat(10_000)]: 1 }))[0]?.length).toBeLessThan(200);
  });
});

test.each([
  'a@corp.te?cc=b%40evil.com',
  'a@corp.test&bcc=b@evil.com',
  'a@corp.te%0d%0abcc',
  'a?subject=x@corp.test',
  'a%40evil.com@corp.test',
  'a@corp.test/path',
  'a@corp.test#part',
  'a b@corp.test',
  '"a"@corp.test',
  'a@b@corp.test',
  'a\u200b@corp.test',
  'a\nbcc:b@corp.test',
  '<a@corp.test>',
  'a,b@corp.test',
  '.a@corp.test',
  'a..b@corp.test',
  'a.@corp.test',
  'a@-corp.test',
  'a@corp-.test',
  'a@corp..test',
  'a@corp.test.',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  `a@${'x'.repeat(250)}.test`,
])('%j is no address of a mailbox', (address) => {
  expect(checkField(email(), address)?.code).toBe('wrong_email');
});

test.each([
  "o'neill@example.com",
  'jürgen@müller.de',
  'ana_gil+hr@mail.example.co.uk',
  '佐藤@例え.jp',
  'a@xn--mller-kva.xn--p1ai',
  'A-B~c@ex-ample.com',
])('%j is one', (address) => {
  expect(checkField(email(), address)).toBeUndefined();
});

test('the length of a text is that of the stored text: without outer spaces, except for a password', () => {
  expect(checkField(text({ min: 2 }), ' a ')?.code).toBe('too_short');
  expect(checkField(text({ max: 3 }), '  abc  ')).toBeUndefined();
  expect(checkField(password({ min: 12 }), '  ten chars ')).toBeUndefined();
  expect(checkField(text({ max: 3 }), 'x'.repeat(1_000_000))?.code).toBe('too_long');
});

test.each(['\u200b', '\u00a0\u2003', '\ufeff', '\u3164', '\u2800 \u2060', '\t\n'])('%j counts as empty', (blank) => {
  expect(checkField(text(required), blank)?.code).toBe('required');
});

test('spaces alone count as empty', () => {
  expect(checkField(text(required), '   ')?.code).toBe('required');
  expect(checkField(text(), ' ')).toBeUndefined();
});
