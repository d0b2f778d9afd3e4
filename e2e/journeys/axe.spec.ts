import { pages } from '@cadre/contract/pages';
import { en } from '@cadre/contract/texts/en';
import type { Page } from '@playwright/test';
import { wholeRun } from '../../testing/whole-run.ts';
import { findingsIn, type Theme } from '../findings.ts';
import { withLongerWords } from '../longer-words.ts';
import { expect, test } from '../look.ts';
import { addressesFor, isList, unseen } from '../paths.ts';
import { refusalOrNothing } from '../refusals.ts';
import { moveSettled, openSettled } from '../settled.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const smallest = { width: 320, height: 844 };

/** The horizontal overflow of the page, in pixels. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

type Look = [size: typeof wide, theme: Theme];

/** Both widths and both themes, once each; which width meets which theme changes from page to page. */
const twoLooks = (number: number): Look[] =>
  number % 2 === 0
    ? [
        [wide, 'light'],
        [narrow, 'dark'],
      ]
    : [
        [wide, 'dark'],
        [narrow, 'light'],
      ];

/** One of the four, by turns: pages are made of the same parts, so that each part is looked at in all of them. */
const oneLook = (number: number): Look[] => [twoLooks(number % 2)[number % 4 < 2 ? 0 : 1] as Look];

/** Pages an employee may not see, missing pages, and the error pages themselves. */
const refused = /^\/(configuration\/branches|no-such-page|error\/error-v\d)$/;

const looks = wholeRun ? twoLooks : oneLook;
/** One layout serves both sizes; content that fits the smallest fits the other. */
const phones = wholeRun ? [narrow, smallest] : [smallest];

function checkPages(paths: readonly string[], looksAt = looks): void {
  for (const [number, path] of paths.entries()) {
    const shown = looksAt(number);
    // Drawn once where it is looked at: another width draws most of a page again.
    const [[first] = [smallest]] = shown;
    test(`${path} ${shown.length > 0 ? 'has no serious or critical finding' : 'is drawn'}, and no phone scrolls it sideways`, async ({
      page,
    }) => {
      await page.setViewportSize(first);
      await moveSettled(page, path);
      const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
      if (!refused.test(path)) await expect.soft(title).not.toHaveText(refusalOrNothing);
      for (const [size, theme] of shown) {
        await page.setViewportSize(size);
        expect.soft(await findingsIn(page, [theme]), `${size.width} px`).toEqual([]);
      }
      for (const size of phones) {
        await page.setViewportSize(size);
        await expect.soft.poll(() => excess(page), `${size.width} px`).toBe(0);
      }
      if (shown.length === 0) return;
      await page.setViewportSize(narrow);
      await withLongerWords(page, () => expect.soft.poll(() => excess(page), 'with longer words').toBe(0));
    });
  }
}

/**
 * Pages made of the same parts as others here, and of those on the page of all parts: each is opened and measured; axe, which has checked
 * the parts, and longer words run in the whole run only. So do lists, which are one page with another declaration.
 */
function checkAlike(paths: readonly string[]): void {
  if (wholeRun) return checkPages(paths, twoLooks);
  checkPages(
    paths.filter((path) => !isList(path)),
    () => [],
  );
}

test('every page is checked', () => {
  expect(unseen).toEqual([]);
});

/** The application is loaded again for each person in each browser; for few pages one is enough. */
const inOneBrowser = () => test.describe.configure({ mode: 'default' });

test.describe('signed out', () => {
  inOneBrowser();
  checkPages(addressesFor('signedOut'));

  test('an accessibility fault is found, at the first check and at the second', async ({ page }) => {
    await openSettled(page, pages.login.path);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button></button>'));
    for (const theme of ['light', 'dark'] as const)
      expect(await findingsIn(page, [theme])).toEqual([expect.stringContaining('[button-name]')]);
    await page.reload();
  });

  test('text that is unreadable in only one theme is found', async ({ page }) => {
    await openSettled(page, pages.login.path);
    await page.evaluate(() => {
      const words = Object.assign(document.createElement('p'), { innerText: 'Pale in the dark' });
      words.style.background = 'white';
      document.body.append(words);
    });
    expect(await findingsIn(page)).toEqual([expect.stringMatching(/^dark, .*\[color-contrast\]/)]);
    await page.reload();
  });

  test('of many alike the one with a colour of its own is found; of those that are all pale one at each end and one between', async ({
    page,
  }) => {
    await openSettled(page, pages.login.path);
    await page.evaluate(() => {
      const boxOf = (colors: string[]) => {
        const box = document.body.appendChild(document.createElement('div'));
        for (const color of colors) {
          const words = box.appendChild(Object.assign(document.createElement('p'), { textContent: 'Some words' }));
          Object.assign(words.style, { background: 'white', color });
        }
      };
      boxOf(['black', 'black', 'silver', 'black']);
      boxOf(Array.from({ length: 6 }, () => 'silver'));
    });
    const [found = '', ...more] = await findingsIn(page, ['light']);
    expect(more).toEqual([]);
    expect(found).toContain('[color-contrast]');
    expect(found.match(/insufficient color contrast/g)).toHaveLength(1 + 3);
    await page.reload();
  });

  test('for those who want less motion the theme changes at once', async ({ page }) => {
    await openSettled(page, pages.login.path);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const moving = await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      return document.getAnimations().length;
    });
    expect(moving).toBe(0);
    await page.reload();
  });
});

test.describe('an employee opens her own pages and the common pages', () => {
  test.use({ signedInAs: 'noa' });
  checkPages([...addressesFor('employee'), '/no-such-page']);
  checkAlike(addressesFor('employeeAlike'));
});

test.describe('an administrator opens the administrative area', () => {
  test.use({ signedInAs: 'adrian' });
  checkPages(addressesFor('staff'));
  checkAlike(addressesFor('alike'));
});

test.describe('who writes contracts', () => {
  inOneBrowser();
  test.use({ signedInAs: 'tomas' });
  checkPages(addressesFor('hr'));
  checkAlike(addressesFor('hrAlike'));
});

test.describe('who does the payroll', () => {
  inOneBrowser();
  test.use({ signedInAs: 'lucia' });
  checkPages(addressesFor('payroll'));
  checkAlike(addressesFor('payrollAlike'));
});

test.describe('what opens above a page', () => {
  test.use({ signedInAs: 'adrian' });
  const { shell, lists, common } = en;
  const fields = { ...en.shared.fields, ...en.nouns.branches.fields };
  const themesOf = (number: number): Theme[] => (wholeRun ? ['light', 'dark'] : [number % 2 === 0 ? 'light' : 'dark']);
  const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
  type Opening = [name: string, path: string, open: (page: Page) => Promise<unknown>];
  const layers: Opening[] = [
    ['the palette', '/help/dashboard', (page) => page.keyboard.press('Control+k')],
    ['the quick panel', '/help/dashboard', press(shell.open_quick_panel)],
    ['the columns', '/configuration/branches', press(lists.columns)],
    ['the calendar', '/configuration/attendance/holidays?new=1', press(en.forms.pick_date)],
    ['a day of work', '/attendances/timesheet?q=Castellvell', (page) => page.getByRole('gridcell').first().click()],
    ['a form full of complaints', '/configuration/branches?new=1', press(common.save)],
  ];
  /** Made of the same parts as those. */
  const alike: Opening[] = [
    ['the account', '/help/dashboard', press(shell.open_user_panel)],
    ['the keys', '/help/dashboard', press(shell.shortcuts)],
    ['the languages', '/help/dashboard', press(shell.language)],
    ['a filter', '/configuration/branches', press(fields.active)],
    ['the exports', '/configuration/branches', press(lists.export)],
  ];
  for (const [number, [name, path, open]] of [...layers, ...(wholeRun ? alike : [])].entries()) {
    test(`${name} has none either`, async ({ page }) => {
      await page.setViewportSize(wide);
      await moveSettled(page, path);
      await open(page);
      await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
      expect(await findingsIn(page, themesOf(number))).toEqual([]);
      await page.keyboard.press('Escape');
    });
  }
});
