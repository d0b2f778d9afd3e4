import { forms, history, lists } from '@cadre/contract/texts/en/lists';
import { notices } from '@cadre/contract/texts/en/mail';
import { menu } from '@cadre/contract/texts/en/menu';
import { nouns } from '@cadre/contract/texts/en/nouns/index';
import { shared } from '@cadre/contract/texts/en/shared';
import { shell } from '@cadre/contract/texts/en/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
