/** Words one after the other, parted as the language parts them. */
export const listText = (language: string, words: readonly string[]): string =>
  words.join(language === 'zh' || language === 'ja' ? '、' : ', ');
