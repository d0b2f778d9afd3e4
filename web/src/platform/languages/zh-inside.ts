import { forms, history, lists } from '@cadre/contract/texts/zh/lists';
import { notices } from '@cadre/contract/texts/zh/mail';
import { menu } from '@cadre/contract/texts/zh/menu';
import { nouns } from '@cadre/contract/texts/zh/nouns/index';
import { shared } from '@cadre/contract/texts/zh/shared';
import { shell } from '@cadre/contract/texts/zh/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
