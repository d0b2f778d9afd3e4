import { type Language, languages } from '@cadre/contract/languages';
import { describe, expect, test } from 'vitest';
import { fontRuns } from './font-runs.ts';
import { covers } from './pdf-fonts.ts';

const split = (text: string, language: Language) => fontRuns(text, language, covers).map((run) => `${run.font}:${run.text}`);

describe('the fonts of a text', () => {
  const cases: [text: string, language: Language, runs: string[]][] = [
    ['', 'en', []],
    ['Anna Berg', 'en', ['latin:Anna Berg']],
    ['Łukasz, Ayşe, Erdős, Nguyễn Thị', 'en', ['latin:Łukasz, Ayşe, Erdős, Nguyễn Thị']],
    ['Zoë', 'fr', ['latin:Zoë']],
    ['Müller'.normalize('NFD'), 'de', ['latin:Müller']],
    ['王小明', 'zh', ['chinese:王小明']],
    ['王小明', 'ja', ['japanese:王小明']],
    ['王小明', 'de', ['chinese:王小明']],
    ['鈴木 さくら', 'de', ['japanese:鈴木 さくら']],
    ['鈴木さくら', 'zh', ['japanese:鈴木さくら']],
    ['张伟', 'ja', ['chinese:张伟']],
    ['山﨑', 'ja', ['japanese:山', 'japanese_names:﨑']],
    ['髙橋', 'ja', ['chinese:髙', 'japanese:橋']],
    ['김민준', 'en', ['korean:김민준']],
    ['王小明 (Anna)', 'zh', ['chinese:王小明 ', 'latin:(Anna)']],
    ['“年假”', 'zh', ['chinese:“年假”']],
    ['“Urlaub”', 'zh', ['latin:“Urlaub”']],
    ['“年假”', 'en', ['latin:“', 'chinese:年假', 'latin:”']],
    ['第1页，共2页', 'zh', ['chinese:第', 'latin:1', 'chinese:页，共', 'latin:2', 'chinese:页']],
    ['Köln → Łódź ✓', 'de', ['latin:Köln ', 'symbols:→ ', 'latin:Łódź ', 'symbols:✓']],
    ['a\u200Bb\u202Ec\uFE0F\u0007d', 'en', ['latin:abcd']],
    ['พนักงานบริษัท', 'en', ['thai:พนักงาน\u200Bบริษัท']],
    ['Dana לוי (Ltd)', 'en', ['latin:Dana ', 'hebrew:לוי', 'latin: (Ltd)']],
    ['רחוב 5', 'en', ['hebrew:רחוב ', 'latin:5']],
    ['(דנה)', 'en', ['latin:(', 'hebrew:דנה)']],
    ['علي ١٢', 'en', ['arabic:علي ', 'arabic:١٢']],
    ['გია Արա', 'en', ['georgian:გია ', 'armenian:Արա']],
    ['अनिता', 'en', ['latin:अनिता']],
    ['one\r\ntwo\tthree', 'en', ['latin:one\ntwo three']],
  ];

  test.each(cases)('%j in a document in %s', (text, language, runs) => {
    expect(split(text, language)).toEqual(runs);
  });
});

const texts: Record<Language, string> = {
  en: 'The quick brown fox – “jumps” over £1,234.50 or €5; it’s 50 % off…',
  zh: '全体员工的请假申请、考勤记录与工资单：“已批准”（2026年1月1日）；加班、调休、报销。',
  es: '¿Vacaciones? ¡Sí! Año, señor Ñúñez, pingüino, artículo 1.º',
  ja: '従業員の休暇申請、勤怠、給与明細：「承認済み」（二〇二六年一月一日）・コンサルティング部〜',
  de: 'Größe, Übermaß, Straße, „Äpfel“, ÖPNV, STRAẞE',
  fr: 'L’été où l’élève naïf reçut « 1 234,50 € » à Noël ; cœur, Ÿ, ÿ',
};

test.each(languages)('every character of a text in %s has a glyph in the font chosen for it', (language) => {
  for (const run of fontRuns(texts[language], language, covers)) {
    const missing = [...run.text].filter((character) => !covers(run.font, character.codePointAt(0)!));
    expect(missing, run.text).toEqual([]);
  }
});

test('a font reports the characters it lacks', () => {
  expect(covers('latin', '中'.codePointAt(0)!)).toBe(false);
  expect(covers('japanese', '张'.codePointAt(0)!)).toBe(false);
  expect(covers('chinese', 'Ł'.codePointAt(0)!)).toBe(false);
  expect(covers('latin', 'Ł'.codePointAt(0)!)).toBe(true);
});
