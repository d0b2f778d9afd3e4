import { en } from '@cadre/contract/texts/en';
import { wordsIn } from '@cadre/contract/texts/words';
import { colleague } from '../colleague.ts';
import { filled } from '../filled.ts';
import { expect, test } from '../journey.ts';
import { newcomer } from '../newcomer.ts';
import { linkMailedTo } from '../outbox.ts';
import { make, sendRequest, sessionOf } from '../send-request.ts';

const { byMail, mail } = en;
const kind = wordsIn(en).one('change-requests');

test('Bea approves from the mail on her phone, without signing in, and the link works once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const [bea, lia] = await Promise.all([newcomer('Bea', [4]), colleague('Lia')]);
  const account = await newcomer('Lia', [2], { employee_id: lia.id });
  await make('approval-settings', { model: 'change-requests', level: 1, employee_id: lia.id, approver_kind: 'user', user_id: bea.id });
  await sendRequest(await sessionOf(account), 'POST', '/employees/self/change-requests', {
    model: 'employees',
    changes: { city: 'Girona' },
  });

  const subject = filled(mail.decision_subject, { who: lia.name, kind });
  const approve = await linkMailedTo(bea.email, subject, `${mail.decision_approve}: `);
  const reject = await linkMailedTo(bea.email, subject, `${mail.decision_reject}: `);
  await page.goto(approve);
  await expect(page.getByRole('heading', { name: byMail.approve_title })).toBeVisible();
  await expect(page.getByText(lia.name)).toBeVisible();
  await page.getByLabel(byMail.note).fill('Enjoy the new place');
  await page.getByRole('button', { name: byMail.approve }).click();
  await expect(page.getByRole('heading', { name: byMail.approved, exact: true })).toBeVisible();

  for (const link of [approve, reject]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: byMail.already_approved })).toBeVisible();
    await expect(page.getByRole('button', { name: byMail.approve })).toBeHidden();
  }
});
