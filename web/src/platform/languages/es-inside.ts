import { forms, history, lists } from '@cadre/contract/texts/es/lists';
import { notices } from '@cadre/contract/texts/es/mail';
import { menu } from '@cadre/contract/texts/es/menu';
import { nouns } from '@cadre/contract/texts/es/nouns/index';
import { shared } from '@cadre/contract/texts/es/shared';
import { shell } from '@cadre/contract/texts/es/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
