import { de } from '@cadre/contract/texts/de';
import { es } from '@cadre/contract/texts/es';
import { fr } from '@cadre/contract/texts/fr';
import { expect, test } from 'vitest';
import { loadInside, loadTexts, readPaperTexts, translate, withEveryNoun, withWords } from './texts.ts';

/** As in a build, where a language starts with few texts, and the signed-in area knows nouns by their names. */
async function inParts(language: 'de' | 'fr') {
  const pack = await loadTexts(language);
  const { self, papers, nouns } = { de, fr }[language];
  const jobs = { one: nouns.jobs.one, many: nouns.jobs.many };
  const names = { jobs, roles: { one: nouns.roles.one } };
  pack.texts = { ...pack.texts, nouns: undefined as never };
  for (const section of ['self', 'papers'] as const) Reflect.deleteProperty(pack.texts, section);
  pack.parts = {
    'signed-in': async () => ({
      texts: { nouns: names as never },
      parts: {
        self: async () => ({ texts: { self } }),
        papers: async () => ({ texts: { papers } }),
        'nouns/organisation': async () => ({ texts: { nouns: { jobs: nouns.jobs } as never } }),
        'nouns/access': async () => ({ texts: { nouns: { roles: nouns.roles } as never } }),
      },
    }),
  };
  return pack;
}

test('a section that a page brings along is spoken in the language of the page', async () => {
  const { texts } = await inParts('de');
  expect(texts.self).toBeUndefined();
  expect(await withWords(Promise.resolve('page'), ['self', 'papers'])).toBe('page');
  expect(texts.self?.contact).toBe(de.self.contact);
  expect(texts.papers).toEqual(de.papers);
});

test('choosing a language in another window does not change this page', async () => {
  const { texts } = await inParts('de');
  localStorage.setItem('cadre.language', 'fr');
  await withWords(Promise.resolve('page'), ['self']);
  expect(texts.self?.contact).toBe(de.self.contact);
  expect(translate('common.save')).toBe(de.common.save);
});

test('a paper has its words in its own language', async () => {
  await loadTexts('en');
  const words = await readPaperTexts('es');
  expect(words.clauses.draft).toBe(es.clauses.draft);
  expect(words.nouns.forms.one).toBe(es.nouns.forms.one);
});

test('code that uses a noun is ready once the texts of the noun are loaded', async () => {
  const { texts } = await inParts('fr');
  await loadInside();
  expect(texts.nouns?.jobs.one).toBe(fr.nouns.jobs.one);
  expect(texts.nouns?.jobs.empty).toBeUndefined();

  await withWords(Promise.resolve('page'), ['nouns/organisation']);
  expect(texts.nouns?.jobs.empty).toBe(fr.nouns.jobs.empty);
  expect(texts.nouns?.roles.empty).toBeUndefined();

  await withEveryNoun(Promise.resolve('palette'));
  expect(texts.nouns?.roles.empty).toBe(fr.nouns.roles.empty);
});

test('entering the signed-in area again keeps the texts that pages have loaded', async () => {
  const { texts } = await inParts('fr');
  await withWords(Promise.resolve('page'), ['nouns/organisation']);
  await loadInside();
  expect(texts.nouns?.jobs.empty).toBe(fr.nouns.jobs.empty);
});
