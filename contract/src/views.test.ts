import { describe, expect, test } from 'vitest';
import { catalogue } from './permissions.ts';
import { rightOf, seeRight } from './rights.ts';
import { en } from './texts/en.ts';
import { wordsIn } from './texts/words.ts';
import type { View } from './view.ts';
import { type ViewName, views } from './views/index.ts';

const words = wordsIn(en);

describe.each(Object.entries(views) as [ViewName, View][])('the view %s', (key, view) => {
  const shown = view.list.table.map((name) => name.replace(/^-/, ''));

  test('is registered under its own name and has existing rights', () => {
    expect(view.name).toBe(key);
    const rights = catalogue.map(({ name }) => name as string);
    expect(rights).toEqual(expect.arrayContaining([seeRight(view), rightOf(view, 'export')]));
  });

  test('names only its own columns and fields of its records', () => {
    expect(
      [...shown, ...view.list.filters, ...view.list.sort, ...(view.inFiles ?? []), view.label].filter((name) => !view.fields[name]),
    ).toEqual([]);
    expect(Object.keys(view.columns).filter((name) => !shown.includes(name))).toEqual([]);
  });

  test("shows no fields with a tier, because the view's right is not that of the tier", () => {
    expect(Object.entries(view.fields).filter(([, field]) => field.tier)).toEqual([]);
    expect(view.list.search.filter((name) => view.rowsOf.fields[name]?.tier)).toEqual([]);
  });

  test('has a word for every field and every choice, and no other', () => {
    for (const [name, field] of Object.entries(view.fields)) {
      expect(words.field(key, name)).not.toBe(name);
      if (field.kind === 'choice') for (const value of field.options) expect(words.option(field.noun, name, value)).not.toBe(value);
    }
    expect(Object.keys(en.nouns[key].fields).filter((name) => !view.fields[name])).toEqual([]);
  });
});
