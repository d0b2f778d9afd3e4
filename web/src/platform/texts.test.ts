import { de } from '@cadre/contract/texts/de';
import { en } from '@cadre/contract/texts/en';
import { expect, test } from 'vitest';
import { loadSections, loadTexts, readPaperTexts, translate } from './texts.ts';

test('a section that a page brings along is spoken in the language of the page', async () => {
  const { texts } = await loadTexts('de');
  // As in a build, where a language comes without the sections of pages.
  Reflect.deleteProperty(texts, 'self');
  expect(translate('common.save')).toBe(de.common.save);

  await loadSections(['self', 'papers']);
  expect(translate('self.contact')).toBe(de.self.contact);
});

test('a language chosen in another window changes nothing here', async () => {
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
