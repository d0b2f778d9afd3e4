import { randomBytes } from 'node:crypto';
import { logoRules, type readLogo, type removeLogo, type uploadLogo } from '@cadre/contract/calls/company-logo';
import { acceptedUpload, type Upload } from '../../crud/media/accepted-upload.ts';
import { mimeOf } from '../../crud/media/sniff.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { asDataUrl, logoAt } from '../../platform/documents/company-logo.ts';
import { paperFile } from '../../platform/documents/paper-file.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { notReadable } from '../../platform/pictures/not-readable.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

export async function sendLogo(services: Services, { reply }: CallContext<typeof readLogo>): Promise<undefined> {
  const logo = await logoAt(services);
  if (!logo) throw new Problem('not_found');
  await reply.type(logo.type).send(await services.files.get(logo.stored_as));
  return undefined;
}

export async function takeLogo(services: Services, context: CallContext<typeof uploadLogo>, sent: Upload) {
  const { type, bytes } = acceptedUpload(logoRules, sent);
  await services.scan(bytes);
  await refuseUnprintable(mimeOf(type), bytes);
  const stored_as = `logo-${randomBytes(24).toString('hex')}`;
  await services.files.put(stored_as, bytes);
  try {
    await services.db.transaction((tx) => changeLogo(tx, context, { stored_as, type: mimeOf(type) }, sent.name));
  } catch (refusal) {
    await services.files.remove(stored_as);
    throw refusal;
  }
  return { message: context.t('done.logo_saved') };
}

export async function dropLogo(services: Services, context: CallContext<typeof removeLogo>) {
  if (!(await logoAt(services))) throw new Problem('not_found');
  await services.db.transaction((tx) => changeLogo(tx, context, { stored_as: null, type: null }, null));
  return { message: context.t('done.logo_removed') };
}

/** A picture that no PDF can show would spoil every paper, so one is written to see. */
async function refuseUnprintable(type: string, bytes: Buffer): Promise<void> {
  await paperFile({ title: 'Logo', language: 'en', blocks: [], footer: '', logo: asDataUrl(type, bytes) }).catch(() => {
    throw notReadable();
  });
}

type Changed = Columns<'company_logos', 'stored_as' | 'type'>;

async function changeLogo(
  tx: Transaction,
  { actor, trace }: Pick<CallContext, 'actor' | 'trace'>,
  { stored_as, type }: Changed,
  name: string | null,
): Promise<void> {
  const { rows } = await sql<Columns<'settings', 'company'>>`select company from settings for update`.execute(tx);
  await sql`insert into company_logos (stored_as, type) values (${stored_as}, ${type})`.execute(tx);
  audit(tx, {
    actor,
    trace,
    action: 'update',
    model: 'setup',
    label: rows[0]?.company ?? '',
    changes: [{ field: 'logo', old: null, new: name }],
  });
}
