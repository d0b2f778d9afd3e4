import { en } from '@cadre/contract/texts/en';
import { colleague } from '../../colleague.ts';
import { dayFromToday, inWords } from '../../day.ts';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { moveTo } from '../../move.ts';
import { newcomer } from '../../newcomer.ts';
import { people } from '../../people.ts';
import { sendRequest, sessionOf } from '../../send-request.ts';

test.use({ signedInAs: 'adrian' });

const { attendance, dashboard, done } = en;

const employeeRole = 2;

/** The day to which a punch belongs: soon after midnight it is the one before. */
async function workDayOf(employee: number): Promise<string> {
  const filters = encodeURIComponent(JSON.stringify({ employee_id: [employee] }));
  const { data } = await sendRequest<{ data: { work_date: string }[] }>(
    await sessionOf(people.adrian),
    'GET',
    `/attendances?filters=${filters}`,
  );
  return data[0]?.work_date as string;
}

test('Irene presses twice and is recorded once, leaves, and reads what her day came to', async ({ page, alsoSignedInAs }) => {
  const irene = await colleague('Irene', { hire_date: dayFromToday(-10) });
  const home = await alsoSignedInAs(await newcomer('Irene', [employeeRole], { employee_id: irene.id }));
  const month = await home.context().newPage();
  const said = (sentence: string) => filled(sentence, { time: '' }).trim();

  await test.step('she checks in at home, and again on an outdated page', async () => {
    await home.goto('/employee-home');
    const day = home.getByRole('region', { name: attendance.your_day });
    await expect(day).toContainText(attendance.no_punch_yet);
    await month.goto('/my-attandance/attandance');
    const again = month.getByRole('button', { name: attendance.check_in });
    await expect(again).toBeVisible();

    await day.getByRole('button', { name: attendance.check_in }).dblclick();
    await expect(home.getByText(said(done.checked_in))).toBeVisible();
    await expect(day.getByRole('button', { name: attendance.check_out })).toBeVisible();
    await again.click();
    await expect(month.getByText(said(done.check_repeated))).toBeVisible();
  });

  await test.step('out, and the day explains itself', async () => {
    await month.getByRole('button', { name: attendance.check_out }).click();
    await expect(month.getByText(said(done.checked_out))).toBeVisible();
    const day = await workDayOf(irene.id);
    await month.goto(`/my-attandance/attandance?month=${day.slice(0, 7)}`);
    await month
      .getByRole('region', { name: attendance.my_month })
      .getByRole('button', { name: inWords(day) })
      .click();
    const panel = month.getByRole('dialog');
    const punches = panel
      .getByRole('list')
      .filter({ has: month.getByRole('time') })
      .getByRole('listitem');
    await expect(punches).toHaveCount(2);
    await expect(punches.first()).toContainText(en.nouns.attendances.options.action.in);
    await expect(punches.last()).toContainText(en.nouns.attendances.options.action.out);
    await expect(panel.getByRole('heading', { name: attendance.why })).toBeVisible();
    await moveTo(month, '/my-attandance/weekly-hours');
    await expect(month.getByRole('row').filter({ hasText: attendance.current_week })).toBeVisible();
  });

  await test.step('Adrián sees who came', async () => {
    await page.goto('/dashboard');
    await page.getByRole('region', { name: dashboard.check_ins }).getByRole('link', { name: irene.name }).click();
    await expect(page.getByRole('dialog')).toContainText(irene.name);
  });
});
