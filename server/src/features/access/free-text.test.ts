import { reference, text } from '@cadre/contract/fields';
import { catalogue } from '@cadre/contract/permissions';
import { resource as declare, type Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { seededRoles } from '@cadre/contract/roles';
import { expect, test } from 'vitest';
import { seededGrants } from './seed-roles.ts';

const wordy: ReadonlySet<string> = new Set(['text', 'long_text', 'email', 'document', 'answers']);
const held = new Map(
  seededGrants(new Set(catalogue.map(({ name }) => name)))
    .filter(({ role_id }) => role_id === seededRoles.employee)
    .map(({ permission, scope }) => [permission, scope]),
);

/** The free-text fields that every employee can read in the rows of all people. */
const openTexts = (all: Resource[]): string[] =>
  all
    .filter((resource) => held.get(seeRight(resource)) === 'all' && isAboutPeople(resource))
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([key, field]) => (wordy.has(field.kind) && !field.tier ? [`${name}.${key}`] : [])),
    );

const isAboutPeople = ({ fields, access: { owner } }: Resource): boolean =>
  owner?.employee !== undefined || Object.values(fields).some((field) => field.kind === 'reference' && field.to === 'employees');

/** The directory, and what departments and branches are called. */
const known = [
  'employees.employee_no',
  'employees.first_name',
  'employees.middle_name',
  'employees.last_name',
  'employees.preferred_name',
  'employees.name',
  'employees.work_email',
  'employees.work_phone',
  'employees.pic',
  'departments.name',
  'departments.code',
  'departments.path',
  'departments.description',
  'branches.name',
  'branches.code',
  'branches.region',
  'branches.address',
  'branches.employer_name',
  'branches.employer_registration_no',
  'branches.employer_tax_no',
  'branches.representative_name',
  'branches.representative_title',
];

test('employees read no free text about a colleague but the directory', () => {
  expect(openTexts(Object.values<Resource>(resources)).filter((field) => !known.includes(field))).toEqual([]);
});

test('a remark about a person that is visible to all employees is found', () => {
  const planted = declare(
    'remarks',
    { employee_id: reference('employees'), note: text() },
    {
      label: 'note',
      list: { table: ['note'], search: [], filters: [], sort: [], order: { by: 'note', dir: 'asc' } },
      access: { partOf: { resource: 'branches', view: 'view', update: 'update' } },
      life: { onPurge: 'erase' },
    },
  );
  expect(openTexts([planted])).toEqual(['remarks.note']);
});
