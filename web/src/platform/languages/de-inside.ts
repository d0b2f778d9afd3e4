import { forms, history, lists } from '@cadre/contract/texts/de/lists';
import { notices } from '@cadre/contract/texts/de/mail';
import { menu } from '@cadre/contract/texts/de/menu';
import { nouns } from '@cadre/contract/texts/de/nouns/index';
import { shared } from '@cadre/contract/texts/de/shared';
import { shell } from '@cadre/contract/texts/de/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
