import { languages } from '@cadre/contract/languages';
import { en } from '@cadre/contract/texts/en';
import { expect, test } from 'vitest';
import { languageOf, momentText, translator } from './texts.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR, fr;q=0.4, ja;q=0.7', 'ja'],
  ['en;q=0, es', 'es'],
  ['zh-Hans-CN', 'zh'],
  ['*', 'en'],
  ['__proto__, constructor;q=0.9', 'en'],
  [';;;,,q=1', 'en'],
])('the header %s selects the language %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

test('a sentence takes its arguments', () => {
  const t = translator('en');
  expect(t('problems.too_many_requests', { minutes: 1 })).toBe('Too many requests. Try again in 1 minute.');
  expect(t('done.created', { what: 'Branch', label: 'Lisbon' })).toBe('Branch Lisbon created');
});

test('days and weeks among the arguments are written in the language', () => {
  expect(translator('en')('problems.leave_overlaps', { title: 'Vacation, 2026-11-09' })).toBe(
    'Overlaps other leave: Vacation, Nov 9, 2026',
  );
  expect(translator('de')('problems.week_is_submitted', { week: '2026-W46' })).toMatch(/^Woche 46 \(9\.–15\. Nov\. 2026\) ist eingereicht/);
  expect(translator('en')('done.rehired', { name: 'Noa', day: '2026-11-09' })).toBe('Noa will be back on Nov 9, 2026');
});

test('a moment reads in the language and zone of its reader', () => {
  const moment = new Date('2026-03-01T22:30:00Z');
  expect(momentText('en', moment)).toBe('Mar 1, 2026, 22:30 UTC');
  expect(momentText('de', moment, 'Asia/Tokyo')).toBe('02.03.2026, 07:30');
});

/** Any sentence takes a number, in a plural as well as in plain words. */
const argumentsOf = (sentence: string) => ({
  ...grammar,
  ...Object.fromEntries([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 2])),
});
/** Other languages inflect nouns where English does not. */
const grammar = { gender: 'f', a: 'a', the: 'the' };
const spoken = ['problems', 'checks', 'done', 'notices'] as const;

test.each(languages)('every message of the server is available in %s', (language) => {
  const t = translator(language);
  for (const part of spoken) {
    for (const [key, english] of Object.entries(en[part])) {
      const sentence = t(`${part}.${key}` as 'problems.stale', argumentsOf(english) as never);
      expect(sentence, key).not.toMatch(/[{}]|undefined/);
      expect(sentence, key).not.toBe(`${part}.${key}`);
    }
  }
});
