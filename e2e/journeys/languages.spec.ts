import { languageNames, languages } from '@cadre/contract/languages';
import { allTexts } from '@cadre/contract/texts/all';
import { wordsIn } from '@cadre/contract/texts/words';
import type { Page } from '@playwright/test';
import { wholeRun } from '../../testing/whole-run.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import type { Person } from '../people.ts';
import { chooseInRowMenu } from '../row-menu.ts';
import { signIn } from '../sign-in.ts';
import { whileStored } from '../while-stored.ts';

const { en, de } = allTexts;
const administrator = 1;
const attendanceOfficer = 8;

let lena: Promise<Person> | undefined;
/** One account for all languages: which one she chose last must not matter. */
const someone = (): Promise<Person> => (lena ??= newcomer('Lena', [administrator]));

const expectLanguage = (page: Page, language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);

test('on the sign-in page every language is one click away', async ({ page }) => {
  await page.goto('/auth/login');
  for (const language of languages) {
    await page.getByRole('button', { name: languageNames[language] }).click();
    await expectLanguage(page, language);
    await expect(page.getByText(allTexts[language].auth.intro)).toBeVisible();
  }
});

/** The others are the same pages with other words, of which other tests count that none is missing; they are walked through in the whole run. */
const walked = wholeRun ? languages : (['de'] as const);

for (const language of walked) {
  test(`${languageNames[language]} everywhere: before signing in, in the menu, in a list, and from the server`, async ({ page }) => {
    const texts = allTexts[language];
    const person = await someone();
    await page.goto('/auth/login');
    await page.getByRole('button', { name: languageNames[language] }).click();
    await expectLanguage(page, language);
    await expect(page.getByText(texts.auth.intro)).toBeVisible();
    await page.reload();
    await expectLanguage(page, language);
    await signIn(page, { email: `nobody-${language}@example.com`, password: 'not-the-password' }, texts);
    await expect(page.getByRole('alert')).toHaveText(texts.auth.login_incorrect);

    await signIn(page, person, texts);
    await expect(page).toHaveURL('/dashboard');
    const menu = page.getByRole('navigation', { name: texts.shell.menu });
    await expect(menu.getByRole('link', { name: texts.menu.dashboard })).toBeVisible();
    await menu.getByRole('button', { name: texts.menu.configuration }).click();
    await menu.getByRole('link', { name: wordsIn(texts).many('branches') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(texts).many('branches'));
    await expect(page.getByRole('columnheader', { name: texts.shared.fields.timezone })).toBeVisible();
    const spain = new Intl.DisplayNames(language, { type: 'region' }).of('ES') as string;
    const madrid = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Madrid', exact: true }) });
    await expect(madrid).toContainText(spain);

    await chooseInRowMenu(page, 'Madrid', texts.common.delete, texts);
    await page.getByRole('dialog').getByRole('button', { name: texts.common.delete }).click();
    await expect(page.getByRole('alert').getByText(texts.problems.in_use)).toBeVisible();
    await page.reload();
    await expectLanguage(page, language);
    await expect(page).toHaveTitle(`${wordsIn(texts).many('branches')} · ${texts.common.product}`);
  });
}

test('a language chosen in the header is kept with the account and meets one on the next device', async ({ browser, alsoSignedInAs }) => {
  const lotte = await newcomer('Lotte', [attendanceOfficer]);
  const page = await alsoSignedInAs(lotte);
  await page.goto('/configuration/jobs?q=analyst');
  await page.getByRole('button', { name: en.shell.language }).click();
  await whileStored(page, () => page.getByRole('menuitemradio', { name: languageNames.de }).click());
  await expectLanguage(page, 'de');
  await expect(page, 'the same view, in another language').toHaveURL('/configuration/jobs?q=analyst');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(de).many('jobs'));
  await expect(page.getByRole('textbox', { name: filled(de.lists.search, { what: de.nouns.jobs.many }) })).toHaveValue('analyst');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth/login');
  await expectLanguage(elsewhere, 'en');
  await signIn(elsewhere, lotte);
  await expectLanguage(elsewhere, 'de');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(de.menu.dashboard);
  await elsewhere.context().close();
});

test('a first visit speaks the language of the browser', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expectLanguage(page, 'fr');
  await expect(page.getByText(allTexts.fr.auth.intro)).toBeVisible();
  await context.close();
});
