import { readFile } from 'node:fs/promises';
import { en } from '@cadre/contract/texts/en';
import { filled } from '../../filled.ts';
import { expect, test } from '../../journey.ts';
import { people } from '../../people.ts';

test.use({ signedInAs: 'noa' });

const { myPay, pay, payslip } = en;

test('Noa reads her payslip, downloads it, sends a question about a line, and reads the answer', async ({ page, alsoSignedInAs }) => {
  const question = `Is this what we agreed on? ${Date.now()}`;
  const answer = `Yes, from January on. ${Date.now()}`;

  await test.step('she downloads the newest one as a PDF', async () => {
    await page.goto('/my-payslips');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^PDF/ }).first().click();
    const file = await download;
    expect((await readFile(await file.path())).subarray(0, 4).toString()).toBe('%PDF');
  });

  await test.step('she opens it and reads the explanation of a line', async () => {
    await page
      .getByRole('link', { name: new RegExp(`^${filled(myPay.what_changed_in, { month: '' })}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/my-salary\/\d{4}\/\d{2}$/);
    await expect(page.getByRole('heading', { name: payslip.changed })).toBeVisible();
    await page.getByRole('region', { name: payslip.earnings }).getByText(pay.lines.basic, { exact: true }).click();
  });

  await test.step('she sends a question about it', async () => {
    const about = filled(myPay.ask_about, { line: pay.lines.basic });
    await page.getByRole('button', { name: about }).click();
    const dialog = page.getByRole('dialog', { name: about });
    await dialog.getByRole('textbox').fill(question);
    await dialog.getByRole('button', { name: myPay.send }).click();
    await expect(dialog).toBeHidden();
    const requested = page.getByRole('listitem').filter({ hasText: question });
    await expect(requested).toContainText(myPay.waiting);
  });

  await test.step('payroll answers', async () => {
    const office = await alsoSignedInAs(people.lucia);
    await office.goto('/payroll/questions');
    const requested = office.getByRole('listitem').filter({ hasText: question });
    await expect(requested).toContainText(people.noa.name);
    await requested.getByRole('button', { name: myPay.answer, exact: true }).click();
    const dialog = office.getByRole('dialog', { name: people.noa.name });
    await dialog.getByRole('textbox').fill(answer);
    await dialog.getByRole('button', { name: myPay.send }).click();
    await expect(dialog).toBeHidden();
    await expect(requested).toHaveCount(0);
  });

  await test.step('she reads the answer below her question', async () => {
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: question })).toContainText(answer);
  });
});
