import { en } from '@cadre/contract/texts/en';
import { filled } from '../filled.ts';
import { expect, test, testInWholeRun } from '../journey.ts';
import { people } from '../people.ts';
import { pdfFile } from '../sample-files.ts';
import { find, sendRequest, sessionOf } from '../send-request.ts';
import { unique } from '../unique.ts';

test.use({ signedInAs: 'noa' });

const { self, common } = en;
const fields = { ...en.shared.fields, ...en.nouns.employees.fields };

test('Noa changes her address: she sends a request, Tomás sees before and after, and his approval updates the record', async ({
  page,
  alsoSignedInAs,
}) => {
  const city = unique('Villanueva');
  await page.goto('/my-info');
  const address = page.getByRole('region', { name: self.address });
  await address.getByRole('button', { name: `${common.edit}: ${self.address}` }).click();
  const drawer = page.getByRole('dialog');
  const box = drawer.getByRole('textbox', { name: fields.city });
  const before = await box.inputValue();
  await box.fill(city);
  await drawer.getByRole('button', { name: self.review }).click();
  await expect(drawer.getByRole('row', { name: `${fields.city} ${before} ${city}` })).toBeVisible();
  await drawer.getByRole('button', { name: self.send_request }).click();
  await expect(drawer).toBeHidden();
  const waiting = address.getByRole('paragraph').filter({ hasText: self.waiting }).filter({ hasText: fields.city });
  await expect(waiting).toBeVisible();
  await expect(address.getByText(before, { exact: true })).toBeVisible();
  await expect(address.getByRole('definition').filter({ hasText: city })).toHaveText(`${self.shall_be} ${city}`);

  const hr = await alsoSignedInAs(people.tomas);
  await hr.goto('/employees/change-requests');
  await hr.getByRole('row').filter({ hasText: people.noa.name }).filter({ hasText: fields.city }).getByRole('link').click();
  const request = hr.getByRole('dialog');
  await expect(request.getByRole('row', { name: `${fields.city} ${before} ${city}` })).toBeVisible();
  const { approve } = en.nouns['change-requests'].moves;
  await request.getByRole('button', { name: approve }).click();
  await hr
    .getByRole('dialog', { name: `${approve}: “${fields.city}”` })
    .getByRole('button', { name: approve })
    .click();
  await expect(hr.getByText(en.done.change_approved)).toBeVisible();

  await page.reload();
  await expect(address.getByText(city)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

testInWholeRun('Noa thinks again and withdraws', async ({ page }) => {
  await page.goto('/my-info');
  const contact = page.getByRole('region', { name: self.contact });
  await contact.getByRole('button', { name: `${common.edit}: ${self.contact}` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: fields.mobile }).fill('+34 600 999 888');
  await drawer.getByRole('button', { name: self.review }).click();
  await drawer.getByRole('button', { name: self.send_request }).click();
  await contact.getByRole('button', { name: filled(self.withdraw_what, { what: fields.mobile }) }).click();
  await expect(contact.getByText(self.waiting)).toHaveCount(0);
});

testInWholeRun('Tomás requests a document, Noa uploads it, and he accepts it', async ({ page, alsoSignedInAs }) => {
  const title = unique('Driving licence');
  const { id } = await find('employees', people.noa.name);
  await sendRequest(await sessionOf(people.tomas), 'POST', '/documents/request', { employee_ids: [id], type: 'identity', title });

  await page.goto('/employee-home');
  await page.getByRole('link', { name: filled(self.needs_document, { title }) }).click();
  const wanted = page.getByRole('region', { name: self.documents }).getByRole('listitem').filter({ hasText: title });
  await wanted.locator('input[type=file]').setInputFiles(pdfFile('licence.pdf'));
  await expect(wanted.getByText(en.nouns.documents.options.status.submitted)).toBeVisible();

  const hr = await alsoSignedInAs(people.tomas);
  await hr.goto('/employees/documents?per_page=100&f.status=submitted');
  await hr.getByRole('link', { name: title }).click();
  const paper = hr.getByRole('dialog');
  await expect(paper.getByTitle(filled(self.preview, { name: 'licence.pdf' }))).toBeVisible();
  await paper.getByRole('button', { name: en.nouns.documents.moves.accept }).click();
  await expect(paper.getByText(en.nouns.documents.options.status.accepted)).toBeVisible();

  await page.reload();
  await expect(wanted.getByText(en.nouns.documents.options.status.accepted)).toBeVisible();
});

test('Noa sees who looked at her personal data', async ({ page }) => {
  const { id } = await find('employees', people.noa.name);
  await sendRequest(await sessionOf(people.tomas), 'GET', `/employees/${id}/personal`);
  await page.goto('/my-history');
  await page.getByRole('button', { name: self.kind_viewed }).click();
  const sentence = filled(en.people.timeline.viewed_personal, { actor_name: people.tomas.name });
  await expect(page.getByText(sentence).first()).toBeVisible();
});
