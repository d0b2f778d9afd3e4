import { forms, history, lists } from '@cadre/contract/texts/ja/lists';
import { notices } from '@cadre/contract/texts/ja/mail';
import { menu } from '@cadre/contract/texts/ja/menu';
import { nouns } from '@cadre/contract/texts/ja/nouns/index';
import { shared } from '@cadre/contract/texts/ja/shared';
import { shell } from '@cadre/contract/texts/ja/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
