import { expect, test } from 'vitest';
import { allTexts } from './all.ts';
import { wordsIn } from './words.ts';

test.each([
  ['en', 'branch', 'branch', 'branches', 'branches', 'Branch'],
  ['es', 'sede', 'la sede', 'Todas las sedes', 'sedes', 'la sede'],
  ['fr', 'une agence', 'l’agence', 'Toutes les agences', 'une agence', 'l’agence'],
] as const)('a noun in %s takes the articles its sentences need', (language, a, the, all, sought, named) => {
  const words = wordsIn(allTexts[language]);
  expect([words.inline.a, words.inline.the, words.inline.all, words.inline.sought, words.named].map((say) => say('branches'))).toEqual([
    a,
    the,
    all,
    sought,
    named,
  ]);
});

test('a name that is none of ours stays as it was sent', () => {
  const { inline, named } = wordsIn(allTexts.fr);
  expect([inline.a('moons'), inline.the('moons'), inline.all('moons'), named('moons')]).toEqual(['moons', 'moons', 'moons', 'Moons']);
});

test('a noun used before its texts are loaded is reported, unless only its name is needed', () => {
  const response: string[] = [];
  const nouns = { ...allTexts.en.nouns, jobs: { one: 'job', many: 'jobs' } } as unknown as typeof allTexts.en.nouns;
  const words = wordsIn({ nouns, shared: allTexts.en.shared }, (noun) => response.push(noun));
  words.many('jobs');
  words.field('branches', 'no_such_field');
  expect(response).toEqual([]);
  words.field('jobs', 'description');
  words.empty('jobs');
  expect(response).toEqual(['jobs', 'jobs']);
});
