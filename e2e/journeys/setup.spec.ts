import { en } from '@cadre/contract/texts/en';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { asShown, dayAfter, dayFromToday } from '../day.ts';
import { faultsOf } from '../faults.ts';
import { filled } from '../filled.ts';
import { moveTo } from '../move.ts';
import { linkMailedTo } from '../outbox.ts';
import { pick } from '../pick.ts';
import { type Product, startEmptyProduct } from '../server.ts';
import { signIn } from '../sign-in.ts';

const { auth, common, forms, nouns, payroll, self, setup, shared } = en;
const administrator = { email: 'first@example.com', password: 'seven-quiet-otters' };
const password = 'nine-loud-herons';
const company = 'Lang & Sohn';
const lastMonth = dayAfter(`${dayFromToday(0).slice(0, 7)}-01`, -1).slice(0, 7);
/** A label may be followed by whether it must be filled in. */
const startingWith = (label: string): RegExp => new RegExp(`^${label}`);

let product: Product;
const faults: string[][] = [];

test.beforeAll(async () => {
  product = await startEmptyProduct(administrator);
});
test.afterAll(() => product.stop());

async function newBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: product.url, locale: 'en-US', timezoneId: 'Europe/Berlin' })).newPage();
  faults.push(faultsOf(page));
  return page;
}

/** From the mail to the first page. */
async function accept(browser: Browser, email: string): Promise<Page> {
  const page = await newBrowser(browser);
  await page.goto(await linkMailedTo(email, filled(en.mail.invite_subject, { company }), '', product.outbox));
  await page.getByLabel(auth.new_password, { exact: true }).fill(password);
  await page.getByLabel(auth.repeat_password).fill(password);
  await page.getByRole('button', { name: auth.invite_save }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
  return page;
}

/** The first day after today on which the whole of Germany works: a Tuesday, because no holiday that follows Easter is one. */
function nextWorkday(): string {
  let day = dayFromToday(1);
  while (new Date(day).getUTCDay() !== 2 || holidays.has(day.slice(5))) day = dayAfter(day, 1);
  return day;
}
const holidays = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);

test('an empty company is set up by clicks alone, up to its first leave and its first closed month', async ({ browser }) => {
  const page = await newBrowser(browser);
  const step = (name: keyof typeof setup.steps): Locator =>
    page.getByRole('region', { name: new RegExp(`^\\d+\\. ${setup.steps[name].title}$`) });
  const apply = (name: keyof typeof setup.apply) => step(name).getByRole('button', { name: setup.apply[name], exact: true }).click();
  const isDone = (name: keyof typeof setup.steps) => expect(step(name)).toContainText(setup.state.done);

  await test.step('the first administrator is led to the setup', async () => {
    await page.goto('/');
    await signIn(page, administrator);
    await expect(page).toHaveURL(/\/setup$/);
    await expect(page.getByText('0 of 11 steps done')).toBeVisible();
  });

  await test.step('company, branch with its holidays, departments and working hours', async () => {
    await apply('company');
    await expect(step('company')).toContainText(filled(en.checks.required, { label: nouns.setup.fields.company }));
    await step('company').getByLabel(startingWith(nouns.setup.fields.company)).fill(company);
    await apply('company');
    await isDone('company');

    await pick(page, step('branches').getByRole('combobox', { name: startingWith(shared.fields.country) }), 'Germany');
    await step('branches')
      .getByRole('textbox', { name: startingWith(shared.fields.name) })
      .fill('Berlin');
    await expect(step('branches').getByText(setup.holidays.good_friday).first()).toBeVisible();
    await apply('branches');
    await isDone('branches');

    await step('departments').getByLabel(setup.outline).fill('Delivery\n  Cloud\nDelivery');
    await expect(step('departments')).toContainText('“Delivery” appears twice');
    await step('departments').getByLabel(setup.outline).fill('Delivery\n  Cloud\nFinance');
    await apply('departments');
    await isDone('departments');

    await step('roles').getByRole('button', { name: setup.skip }).click();
    await apply('schedules');
    await isDone('schedules');
  });

  await test.step('people in rows, one of them below another', async () => {
    const team = step('people');
    const fill = async (number: number, [first, last, email, job]: readonly [string, string, string, string], manager = '') => {
      const line = team.getByRole('region', { name: filled(forms.line, { label: nouns.setup.fields.people, number }) });
      await line.getByLabel(startingWith(shared.fields.first_name)).fill(first);
      await line.getByLabel(startingWith(shared.fields.last_name)).fill(last);
      await line.getByLabel(startingWith(nouns.employees.fields.work_email)).fill(email);
      await line.getByLabel(startingWith(nouns.setup.fields.job)).fill(job);
      if (manager) await line.getByLabel(startingWith(nouns.setup.fields.manager_email)).fill(manager);
      await pick(page, line.getByRole('combobox', { name: startingWith(shared.fields.department_id) }), 'Cloud');
      await line.getByRole('textbox', { name: startingWith(shared.fields.hire_date) }).fill(`${lastMonth}-01`);
    };
    const another = () => team.getByRole('button', { name: forms.line_add }).click();
    await expect(team.getByRole('combobox', { name: startingWith(shared.fields.branch_id) })).toHaveValue('Berlin');
    await fill(1, ['Emil', 'Lang', 'emil@example.com', 'Consultant'], 'mara@example.com');
    await apply('people');
    await expect(team.getByRole('alert')).toHaveText(filled(setup.manager_unknown, { email: 'mara@example.com' }));
    await another();
    await fill(2, ['Mara', 'Berg', 'mara@example.com', 'Partner']);
    await another();
    await fill(3, ['Paul', 'Weiss', 'paul@example.com', 'Controller'], 'mara@example.com');
    await apply('people');
    await isDone('people');
  });

  await test.step('leave, chains, pay and invitations as they are proposed', async () => {
    await expect(step('leave').getByLabel(filled(setup.days_a_year, { name: setup.categories.annual }))).toHaveValue('20');
    await apply('leave');
    await isDone('leave');
    await apply('chains');
    await isDone('chains');
    await step('terminals').getByRole('button', { name: setup.skip }).click();
    for (const name of ['Emil Lang', 'Mara Berg', 'Paul Weiss'])
      await step('pay').getByLabel(filled(setup.salary_of, { name })).fill('4000');
    await apply('pay');
    await isDone('pay');
    for (const name of ['Mara Berg', 'Paul Weiss'])
      await step('invitations').getByLabel(filled(setup.role_of, { name })).selectOption('Payroll officer');
    await apply('invitations');
    await isDone('invitations');
    await expect(page.getByText('10 of 11 steps done, 1 skipped')).toBeVisible();
    await expect(page.getByText(setup.first_month, { exact: true })).toBeVisible();
  });

  const mara = await accept(browser, 'mara@example.com');
  const paul = await accept(browser, 'paul@example.com');

  await test.step('every salary needs two people', async () => {
    await decide(paul, 'Emil Lang');
    await decide(paul, 'Mara Berg');
    await decide(mara, 'Paul Weiss');
  });

  await test.step('Emil requests a day, and his manager and HR approve it', async () => {
    const emil = await accept(browser, 'emil@example.com');
    await moveTo(emil, '/my-leaves?new=1');
    const form = emil.getByRole('dialog', { name: en.leave.request });
    await pick(
      emil,
      form.getByRole('combobox', { name: nouns.leaves.fields.leave_category_id }),
      setup.categories.annual,
      startingWith(setup.categories.annual),
    );
    const day = nextWorkday();
    await form.getByRole('textbox', { name: startingWith(shared.fields.from_date) }).fill(day);
    await form.getByRole('button', { name: nouns.leaves.moves.submit }).click();
    const row = emil.getByRole('row').filter({ hasText: asShown(day) });
    await expect(row).toContainText(nouns.leaves.options.status.pending);
    // Mara's page was loaded before the request.
    await mara.reload();
    await decide(mara, 'Emil Lang');
    await decide(page, 'Emil Lang');
    await emil.reload();
    await expect(row).toContainText(nouns.leaves.options.status.approved);
  });

  await test.step('the month is paid and closed', () => closeMonth(paul, mara));
  expect(faults.flat(), 'what the pages complained about in their consoles').toEqual([]);
});

/** Approves the pending request of this person and waits for the response. */
async function decide(page: Page, name: string): Promise<void> {
  await moveTo(page, '/my-approvals');
  await page
    .getByRole('button', { name: startingWith(name) })
    .first()
    .click();
  const panel = page.getByRole('region', { name: startingWith(name) });
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/approvals/'));
  await panel.getByRole('button', { name: self.inbox_approve, exact: true }).click();
  expect((await sent).ok()).toBe(true);
}

async function closeMonth(page: Page, other: Page): Promise<void> {
  const { moves, fields } = nouns.payrolls;
  const next = (state: keyof typeof payroll.next) => page.getByText(payroll.next[state], { exact: true });
  const press = (move: keyof typeof moves) => page.getByRole('button', { name: moves[move], exact: true }).click();
  await moveTo(page, `/payroll/runs?new=1&for=${lastMonth}`);
  await page.getByRole('dialog').getByRole('button', { name: common.save }).click();
  await expect(next('draft')).toBeVisible();
  await press('calculate');
  await expect(next('calculated')).toBeVisible();
  await page.getByRole('tab', { name: payroll.tabs.changes }).click();
  await page.getByRole('button', { name: payroll.acknowledge_all }).click();
  await expect(page.getByText(payroll.no_changes)).toBeVisible();
  await press('submit');
  await expect(next('submitted')).toBeVisible();
  await moveTo(other, new URL(page.url()).pathname);
  await other.getByRole('button', { name: moves.approve, exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: moves.approve, exact: true }).click();
  await expect(other.getByText(payroll.next.approved, { exact: true })).toBeVisible();
  await page.reload();
  await press('pay');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: startingWith(fields.paid_on) })
    .fill(dayFromToday(0));
  await page.getByRole('dialog').getByRole('button', { name: moves.pay, exact: true }).click();
  await expect(next('paid')).toBeVisible();
  await press('close');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: startingWith(fields.month_again) })
    .fill(lastMonth);
  await page.getByRole('dialog').getByRole('button', { name: moves.close, exact: true }).click();
  await expect(next('closed')).toBeVisible();
}
