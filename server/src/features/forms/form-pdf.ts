import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { formPdf } from '@cadre/contract/calls/forms';
import type { Acceptance } from '@cadre/contract/forms/content';
import { forms } from '@cadre/contract/resources/forms';
import { dayIn } from '@cadre/rules/calendar';
import { recordAccess } from '../../crud/access/log-views.ts';
import { sql } from '../../platform/database/sql.ts';
import { headOfPaper } from '../../platform/documents/company-logo.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { seenForm } from './seen-form.ts';
import type { StoredForm } from './stored-form.ts';
import { writeForm } from './write-form.ts';

/** The current draft, or the bytes that were issued. Reading another person's is logged. */
export async function sendFormPdf(services: Services, context: CallContext<typeof formPdf>): Promise<undefined> {
  const form = await services.db.reading((on) => seenForm(on, context));
  recordAccess(forms, context.actor, [form]);
  const bytes = await bytesOf(services, form, context.query.copy === 'signed');
  const name = `${form.number ? `${form.number} ` : ''}${form.title}.pdf`.replace(/[\\/\u0000-\u001f\u007f]/g, '_');
  await context.reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes);
  return undefined;
}

/** The signed copy, with the acceptance, is written from data that cannot change any more; the issued file is kept unchanged. */
async function bytesOf(services: Services, form: StoredForm, wantsSigned: boolean): Promise<Buffer> {
  const head = () => headOfPaper(services, form.issued_at ?? undefined);
  if (form.stored_as === null) return writeForm(form, null, await head());
  const issued = await issuedBytes(services, form.stored_as, form.file_hash);
  return wantsSigned && form.status === 'accepted'
    ? writeForm(form, form.number, await head(), await acceptanceOf(services, form))
    : issued;
}

/** The day is the one it was where the person works. */
async function acceptanceOf({ db }: Services, { answered_by, answered_at, employee_id }: StoredForm): Promise<Acceptance> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(e.timezone, b.timezone) as zone from employees e join branches b on b.id = e.branch_id where e.id = ${employee_id}`.execute(
    db,
  );
  return { name: String(answered_by), day: dayIn(rows[0]?.zone ?? 'UTC', answered_at as Date), onPaper: employee_id === null };
}

/** A file that differs from the issued one is never sent. */
async function issuedBytes(services: Services, stored_as: string, file_hash: string | null): Promise<Buffer> {
  const bytes = await buffer(await services.files.get(stored_as));
  if (createHash('sha256').update(bytes).digest('hex') !== file_hash)
    throw new Error(`The stored file ${stored_as} is not what was issued.`);
  return bytes;
}
