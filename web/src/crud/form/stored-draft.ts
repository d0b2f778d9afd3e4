import { isSealed } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import type { Draft } from '../../fields/kind.ts';
import type { FormKind } from '../address/address.ts';
import type { Owner } from '../page.ts';
import { draftStore, type StoredDraft } from './draft-store.ts';

/** An open form: its resource, how it was opened, for which owner, and which fields it shows. */
export type DraftKey = { resource: Resource; opened: FormKind; owner: Owner | undefined; names: readonly string[] };

const storeOf = (user: number) => draftStore<StoredDraft>('tab', user);

/** Keeps unsaved input across a lost connection: in this tab, for the same user, in the same form of the same owner. */
export function keepDraft(form: DraftKey, user: number, draft: Draft): void {
  const harmless = Object.entries(draft).filter(([name]) => form.names.includes(name) && isStorable(form.resource, name));
  if (harmless.length === 0) return;
  storeOf(user).keep(keyOf(form), { at: new Date().toISOString(), draft: Object.fromEntries(harmless) });
}

export const forgetDraft = (form: DraftKey, user: number): void => storeOf(user).forget(keyOf(form));

export const storedDraft = (form: DraftKey, user: number): StoredDraft | undefined => storeOf(user).read(keyOf(form));

const keyOf = ({ resource, opened, owner, names }: DraftKey): string =>
  ['draft', resource.name, opened.kind, 'id' in opened ? opened.id : '', owner && `${owner.field}=${owner.id}`, [...names].sort()].join(
    '.',
  );

/** Guarded fields are not stored in the browser, because the history cannot log who reads them there. */
function isStorable(resource: Resource, name: string): boolean {
  const field = fieldOf(resource, name);
  if (!field || resource.access.guarded || isSealed(field) || field.secret || field.kind === 'password') return false;
  return !(field.tier && resource.access.tiers?.[field.tier]?.guarded);
}
