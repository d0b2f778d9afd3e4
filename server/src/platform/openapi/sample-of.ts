import { exampleDay } from '@cadre/contract/example-day';
import { type Field, type Fields, isWritable, type Kind } from '@cadre/contract/fields';
import { exampleOfPattern } from './schema-of-fields.ts';

type Samples = { [K in Kind]: (field: Extract<Field, { kind: K }>) => unknown };

const nothingBelow = ({ min = 1 }: { min?: number }): number => min;
const word = (text: string, { min = 0, max = 1000 }: { min?: number; max?: number }): string => text.padEnd(min, '.').slice(0, max);

const samples: Samples = {
  text: (field) => (field.pattern && exampleOfPattern(field.pattern)) ?? word('Example', field),
  long_text: (field) => word('An example of a few words.', field),
  email: () => 'ada@example.com',
  password: () => 'quiet-river-lamp-9',
  integer: nothingBelow,
  minutes: ({ min = 0, max = 60 }) => Math.max(min, Math.min(60, max)),
  hours: () => 8,
  share: ({ min = 0, max = 5000 }) => Math.max(min, Math.min(5000, max)),
  decimal: nothingBelow,
  money: () => 100,
  boolean: () => true,
  date: () => exampleDay(0),
  moment: () => '2026-11-02T09:30:00.000Z',
  time: () => '09:30',
  color: () => '#0b7a4b',
  country: () => 'ES',
  timezone: () => 'Europe/Madrid',
  currency: () => 'EUR',
  choice: ({ options }) => options[0],
  reference: () => 1,
  references: () => [1],
  grants: () => [{ name: 'branches.view', scope: 'all' }],
  document: () => ({}),
  answers: () => ({}),
  scalar: () => 'Example',
  group: ({ fields }) => sampleOf(fields),
  list: ({ of }) => [samples[of.kind](of as never)],
  map: () => ({}),
  record: () => ({}),
  either: ({ of }) => of[0] && samples[of[0].kind](of[0] as never),
  shape: () => ({}),
};

/** All required fields, with values of the right kind; empty if none is required. */
export function sampleOf(fields: Fields): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, field]) => isWritable(field) && field.required && !field.carried);
  return Object.fromEntries(required.map(([name, field]) => [name, samples[field.kind](field as never)]));
}
