import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { forms } from '@cadre/contract/resources/forms';
import { lookAt } from '../../crud/note-views.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { seenForm } from './seen-form.ts';
import { writeForm } from './write-form.ts';

/** A draft as it stands now, or the bytes that were issued. Who looks at somebody else's is noted. */
export async function sendFormPdf(house: House, asked: Asked): Promise<undefined> {
  const form = await house.db.reading((on) => seenForm(on, asked));
  lookAt(forms, asked.actor, [form]);
  const bytes = form.stored_as === null ? await writeForm(form, null) : await issuedBytes(house, form.stored_as, form.file_hash);
  const name = `${form.number ? `${form.number} ` : ''}${form.title}.pdf`.replace(/[\\/\u0000-\u001f\u007f]/g, '_');
  await asked.reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(bytes);
  return undefined;
}

/** A file that is not the one that was issued is shown to nobody. */
async function issuedBytes(house: House, stored_as: string, file_hash: string | null): Promise<Buffer> {
  const bytes = await buffer(await house.files.get(stored_as));
  if (createHash('sha256').update(bytes).digest('hex') !== file_hash)
    throw new Error(`The stored file ${stored_as} is not what was issued.`);
  return bytes;
}
