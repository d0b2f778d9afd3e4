import { en } from '@cadre/contract/texts/en';
import type { Texts } from '@cadre/contract/texts/texts';
import type { Page } from '@playwright/test';
import { filled } from './filled.ts';

/** An entry of the menu at the end of a record's row. */
export async function chooseInRowMenu(page: Page, record: string, entry: string, { lists }: Texts = en): Promise<void> {
  await page.getByRole('button', { name: filled(lists.row_menu, { what: record }) }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}
