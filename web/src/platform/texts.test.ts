import { de } from '@cadre/contract/texts/de';
import { en } from '@cadre/contract/texts/en';
import { fr } from '@cadre/contract/texts/fr';
import { expect, test } from 'vitest';
import { loadInside, loadSections, loadTexts, readPaperTexts, translate, withEveryNoun, withWords } from './texts.ts';

test('a section that a page brings along is spoken in the language of the page', async () => {
  const { texts } = await loadTexts('de');
  // As in a build, where a language comes without the sections of pages.
  Reflect.deleteProperty(texts, 'self');
  expect(translate('common.save')).toBe(de.common.save);

  await loadSections(['self', 'papers']);
  expect(translate('self.contact')).toBe(de.self.contact);
});

test('choosing a language in another window does not change this page', async () => {
  await loadTexts('en');
  localStorage.setItem('cadre.language', 'fr');
  await loadSections(['self']);
  expect(translate('self.contact')).toBe(en.self.contact);
});

test('a paper has its words in its own language', async () => {
  await loadTexts('en');
  const words = await readPaperTexts('de');
  expect(words.clauses.draft).toBe(de.clauses.draft);
  expect(words.nouns.forms.one).toBe(de.nouns.forms.one);
});

test('code that uses a noun is ready once the texts of the noun are loaded', async () => {
  const pack = await loadTexts('fr');
  const { inside, sections } = await pack.inside();
  // As in a build, where nouns have their names alone until an area brings the rest.
  const nouns = { ...inside.nouns, jobs: { one: fr.nouns.jobs.one, many: fr.nouns.jobs.many }, roles: { one: fr.nouns.roles.one } };
  pack.inside = async () => ({
    inside: { ...inside, nouns: nouns as never },
    sections,
    areas: {
      organisation: async () => ({ nouns: { jobs: fr.nouns.jobs } as never }),
      access: async () => ({ nouns: { roles: fr.nouns.roles } as never }),
    },
  });
  await loadInside();
  expect(await withWords(Promise.resolve('page'), [], ['organisation'])).toBe('page');
  expect(translate('nouns.jobs.empty')).toBe(fr.nouns.jobs.empty);
  expect(nouns.roles).not.toHaveProperty('empty');

  await withEveryNoun(Promise.resolve('palette'));
  expect(translate('nouns.roles.empty')).toBe(fr.nouns.roles.empty);
});
