import { describe, expect, test } from 'vitest';
import { particular } from './constraints.ts';
import { actionsOf, catalogue } from './permissions.ts';
import { problems } from './problems.ts';
import { fieldOf, type Resource } from './resource.ts';
import { type ResourceName, resources } from './resources/index.ts';
import { en } from './texts/en.ts';

describe.each(Object.entries(resources) as [ResourceName, Resource][])('the declaration of %s', (key, of) => {
  test('stands under its own name', () => expect(of.name).toBe(key));

  test('names only fields that it has', () => {
    const shown = of.table.map((name) => name.replace(/^-/, ''));
    const named = [of.label, of.order.by, ...shown, ...of.form.flat(), ...of.search, ...of.filters, ...of.sort];
    expect(named.filter((name) => !fieldOf(of, name))).toEqual([]);
  });

  test('refers to resources that exist', () => {
    const targets = Object.values(of.fields).flatMap((field) =>
      field.kind === 'reference' || field.kind === 'references' ? [field.to] : [],
    );
    expect(targets.filter((to) => !Object.hasOwn(resources, to))).toEqual([]);
  });

  test('declares every tier it uses, and money beside its currency', () => {
    for (const field of Object.values(of.fields)) {
      if (field.tier) expect(of.tiers).toHaveProperty(field.tier);
      if (field.kind === 'money') expect(of.fields[field.currency]?.kind).toBe('currency');
    }
  });

  test('shows nothing guarded in lists', () => {
    const listed = [...of.table.map((name) => name.replace(/^-/, '')), ...of.search, ...of.filters, ...of.sort];
    const guarded = listed.filter((name) => {
      const tier = fieldOf(of, name)?.tier;
      return tier !== undefined && of.tiers?.[tier]?.guarded;
    });
    expect(guarded).toEqual([]);
  });

  test('sorts by what its default order says', () => expect(of.sort).toContain(of.order.by));

  test('has a word for every choice, every move and every right', () => {
    for (const [name, field] of Object.entries(of.fields)) {
      if (field.kind === 'choice')
        expect(Object.keys(en.options[name as 'status'] ?? {})).toEqual(expect.arrayContaining([...field.options]));
    }
    expect(Object.keys(en.moves)).toEqual(expect.arrayContaining(Object.keys(of.status?.moves ?? {})));
    expect(Object.keys(en.actions)).toEqual(expect.arrayContaining(actionsOf(of)));
  });
});

test.each(Object.values<Resource>(resources))('$name: risks and grants name rights there are', (of) => {
  const granted = Object.values(of.grants ?? {}).flatMap((grants) => (typeof grants === 'string' ? [] : Object.keys(grants)));
  const known = new Set(['*', ...actionsOf(of)]);
  expect([...Object.keys(of.risks ?? {}), ...granted].filter((action) => !known.has(action))).toEqual([]);
});

test('every right has one name', () => {
  const names = catalogue.map((entry) => entry.name);
  expect(new Set(names).size).toBe(names.length);
});

test('every constraint speaks of a known problem and a known sentence', () => {
  for (const { problem, check } of Object.values(particular)) {
    expect(problems).toHaveProperty(problem);
    if (check) expect(en.checks).toHaveProperty(check);
  }
});
