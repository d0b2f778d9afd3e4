import type { Texts } from '@cadre/contract/texts/texts';
import { wordsIn } from '@cadre/contract/texts/words';
import { useMessages } from 'use-intl';
import type { MenuText } from './menu-entry.ts';

/** The name of an entry: from the menu's own texts, else the plural of its noun. */
export const menuNameIn = (texts: Pick<Texts, 'menu' | 'nouns' | 'shared'>, text: MenuText): string =>
  text in texts.menu ? texts.menu[text as keyof Texts['menu']] : wordsIn(texts).many(text);

export function useMenuName(): (text: MenuText) => string {
  const texts = useMessages();
  return (text) => menuNameIn(texts, text);
}
