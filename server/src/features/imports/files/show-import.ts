import type { ImportData } from '@cadre/contract/calls/imports';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { isShareable, mappableFields } from '../check/importable-fields.ts';
import { failureText } from '../commit/failure.ts';
import type { StoredImport } from './stored-import.ts';

export const showImport = ({ user_id: _, ...stored }: StoredImport, { actor, t }: { actor: Actor; t: Translate }): ImportData => ({
  ...stored,
  fields: Object.entries(mappableFields(actor, stored.resource)).map(([name, field]) => ({
    name,
    required: field.required === true,
    shareable: isShareable(name, field),
  })),
  failure: stored.failure && failureText(t, stored.failure),
  created_at: stored.created_at.toISOString(),
  committed_at: stored.committed_at?.toISOString() ?? null,
  undone_at: stored.undone_at?.toISOString() ?? null,
});
