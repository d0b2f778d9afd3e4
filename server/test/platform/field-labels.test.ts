import type { Call } from '@cadre/contract/call';
import type { Field, Fields } from '@cadre/contract/fields';
import { languages } from '@cadre/contract/languages';
import { allTexts } from '@cadre/contract/texts/all';
import { wordsIn } from '@cadre/contract/texts/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test.each(languages)('every field of a call has a name in %s, so that an error message can name it', (language) => {
  const words = wordsIn(allTexts[language]);
  const nameless = office.app.calls.flatMap((call) =>
    namesIn(call)
      .filter((name) => words.field(call.tag, name) === name)
      .map((name) => `${call.method} ${call.path} ${name}`),
  );
  expect(nameless).toEqual([]);
});

const namesIn = ({ body, query, upload }: Call): string[] => namesOf({ ...body, ...query, ...upload });

const namesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [...ownName(name, field), ...within(field)]);

/** `pins.list` is called as the pins are. */
const ownName = (name: string, { kind }: Field): string[] => (name === 'list' && kind === 'list' ? [] : [name]);

const within = (field: Field): string[] =>
  field.kind === 'group' ? namesOf(field.fields) : field.kind === 'list' || field.kind === 'map' ? within(field.of) : [];
