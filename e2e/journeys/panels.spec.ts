import { en } from '@cadre/contract/texts/en';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { people } from '../people.ts';
import { find, make, sendRequest, sessionOf } from '../send-request.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'adrian' });

const { auth, common, notices, shell } = en;
const attendanceOfficer = 8;
const projectManager = 7;
/** The header's panels open on every page; this page loads little else. */
const anywhere = '/help/dashboard';

test('the quick panel shows what just happened', async ({ page }) => {
  const { id: holiday_calendar_id } = await find('holiday-calendars', 'Spain, Madrid');
  const panel = page.getByRole('dialog', { name: shell.quick_panel });
  const openPanel = async () => {
    const label = unique('Evora');
    await make('branches', { name: label, country: 'PT', timezone: 'Europe/Lisbon', currency: 'EUR', holiday_calendar_id });
    await page.goto(anywhere);
    await page.getByRole('button', { name: shell.open_quick_panel }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    return label;
  };
  // The panel shows the last thirty changes, and tests in parallel may add more than that.
  let name = '';
  await expect(async () => {
    name = await openPanel();
    expect(await panel.getByRole('listitem').filter({ hasText: name }).allInnerTexts()).toEqual([
      expect.stringContaining(people.adrian.name),
    ]);
  }).toPass();
  await expect(panel.getByRole('tab')).toHaveText([shell.audit_logs, shell.notifications, shell.settings]);

  await panel.getByRole('link', { name: shell.open_history }).click();
  await expect(page).toHaveURL(/\/logs(\?|$)/);
  await expect(panel).toBeHidden();
  await page.getByRole('textbox', { name: filled(en.lists.search, { what: en.nouns.logs.many }) }).fill(name);
  await expect(page.getByRole('table')).toContainText(name);
});

test('notifications are counted, read and gone; settings work at once and on the next device', async ({ alsoSignedInAs }) => {
  const ines = await newcomer('Ines', [projectManager]);
  const { version } = (await sendRequest<{ data: { version: number } }>(await sessionOf(people.adrian), 'GET', `/users/${ines.id}`)).data;
  await sendRequest(await sessionOf(people.adrian), 'PUT', `/users/${ines.id}`, { roles: [attendanceOfficer], version });

  const page = await alsoSignedInAs(ines);
  await page.goto(anywhere);
  await page.getByRole('button', { name: /unread notification/ }).click();
  const panel = page.getByRole('dialog', { name: shell.quick_panel });
  await expect(panel.getByRole('tab', { name: shell.notifications })).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText(filled(notices.roles_changed, { who: people.adrian.name }));
  await panel.getByRole('button', { name: shell.mark_all_read }).click();
  await expect(panel.getByRole('button', { name: shell.mark_all_read })).toBeHidden();
  await expect(page.getByRole('button', { name: shell.notifications, exact: true, includeHidden: true })).toBeAttached();

  await panel.getByRole('tab', { name: shell.settings }).click();
  await panel.getByText(shell.theme_dark).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(panel.getByRole('status')).toContainText(shell.saved);
  const motion = panel.getByRole('switch', { name: shell.reduce_motion });
  await motion.click();
  await expect(motion).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-reduce-motion');
  await expect(panel.getByRole('status')).toContainText(shell.saved);

  const elsewhere = await alsoSignedInAs(ines);
  await elsewhere.goto(anywhere);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-reduce-motion');
});

test.describe('Hannah', () => {
  test.use({ signedInAs: 'hannah' });

  test('finds in the user panel who she is and where she can go', async ({ page }) => {
    const session = await sessionOf(people.hannah);
    const { user } = (await sendRequest<{ data: { user: { occupation: string } } }>(session, 'GET', '/users/me')).data;
    await page.goto(anywhere);
    await page.getByRole('button', { name: shell.open_user_panel }).click();
    const panel = page.getByRole('dialog', { name: shell.user_panel });
    for (const word of [people.hannah.name, user.occupation, people.hannah.email]) await expect(panel).toContainText(word);
    await expect(panel.getByRole('link', { name: auth.sign_out })).toHaveAttribute('href', '/logout');
    await expect(panel.getByRole('link', { name: shell.my_profile })).toHaveAttribute('href', '/user-profile');
    await expect(panel.getByRole('link', { name: shell.my_messages })).toHaveAttribute('href', /^\/user-profile/);
    const { meta } = await sendRequest<{ meta: { total: number } }>(session, 'GET', '/notifications');
    await expect(panel.getByRole('heading', { name: shell.recent_notifications })).toHaveText(new RegExp(` ${meta.total} messages?$`));

    await panel.getByRole('link', { name: shell.my_activities }).click();
    await expect(page).toHaveURL(/\/user-profile\?part=activities/);
    await expect(panel).toBeHidden();
  });
});

test('Ctrl K finds a person', async ({ page }) => {
  await page.goto(anywhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: common.search });
  const box = palette.getByRole('combobox');
  await expect(box).toBeFocused();
  await box.fill('Ca');
  await expect(palette).toContainText(shell.palette_short);
  await box.fill('Castellvell');
  const hit = palette.getByRole('option', { name: people.noa.name }).first();
  await expect(hit).toContainText('Delivery');
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/employees\/\d+\/overview/);
  await expect(page.getByRole('main')).toContainText(people.noa.email);
});

testInWholeRun('Ctrl K starts a new record for users who may create one', async ({ page, alsoSignedInAs }) => {
  await page.goto(anywhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const action = filled(common.new, { what: en.nouns.branches.one });
  await page.getByRole('dialog', { name: common.search }).getByRole('combobox').fill(action);
  await page.getByRole('option', { name: action }).click();
  await expect(page.getByRole('dialog', { name: action })).toBeVisible();

  const hers = await alsoSignedInAs(people.hannah);
  await hers.goto(anywhere);
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  await hers.keyboard.press('Control+k');
  const palette = hers.getByRole('dialog', { name: common.search });
  await palette.getByRole('combobox').fill(common.new.replace('{what}', '').trim());
  await expect(palette.getByRole('option', { name: action })).toBeHidden();
});
