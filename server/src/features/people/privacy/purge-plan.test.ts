import type { Field } from '@cadre/contract/fields';
import { expect, test } from 'vitest';
import { isColumn } from '../../../crud/read/table.ts';
import { aboutPeople, anonymised } from './purge-plan.ts';

test('every resource about people declares what a purge does to its rows', () => {
  expect(aboutPeople.filter(({ life: { onPurge } }) => onPurge === undefined).map(({ name }) => name)).toEqual([]);
});

const isText = (field: Field): boolean => (field.kind === 'text' || field.kind === 'long_text') && isColumn(field);

test('every text of a row that stays declares whether it is in people’s own words', () => {
  const silent = anonymised.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([key, field]) => (isText(field) && field.words === undefined ? [`${name}.${key}`] : [])),
  );
  expect(silent).toEqual([]);
});

test('a row that stays as it is has no words of people', () => {
  const retained = aboutPeople.filter(({ life: { onPurge } }) => onPurge === 'retain');
  const open = retained.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([key, field]) => (isText(field) && !field.readonly && field.words !== false ? [`${name}.${key}`] : [])),
  );
  expect(open).toEqual([]);
});
