import { forms, history, lists } from '@cadre/contract/texts/fr/lists';
import { notices } from '@cadre/contract/texts/fr/mail';
import { menu } from '@cadre/contract/texts/fr/menu';
import { nouns } from '@cadre/contract/texts/fr/nouns/index';
import { shared } from '@cadre/contract/texts/fr/shared';
import { shell } from '@cadre/contract/texts/fr/shell';
import type { InsideTexts } from '../text-sections.ts';

export const inside: InsideTexts = { forms, history, lists, menu, notices, nouns, shared, shell };
