import type { rejectDocument as rejectCall } from '@cadre/contract/calls/documents';
import { documents } from '@cadre/contract/resources/documents';
import { idOf, readRecord } from '../../crud/read.ts';
import { lockRow } from '../../crud/stored-row.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { documentsBehaviour } from './documents-behaviour.ts';
import { setStatus } from './set-status.ts';
import type { StoredDocument } from './stored-document.ts';
import { tellOwner } from './tell-of-document.ts';

/** A refusal needs its reason, so it is no plain move. */
export async function rejectDocument(house: House, asked: Asked<typeof rejectCall>) {
  const { actor, params, body } = asked;
  return house.db.transaction(async (tx) => {
    const document = (await lockRow(tx, documents, asked, 'review', idOf(params.id))) as StoredDocument;
    if (document.employee_id === actor.employee_id) throw new Problem('own_request');
    if (document.status !== 'submitted') throw new Problem('wrong_state');
    await setStatus(tx, asked, document, 'rejected', { note: body.note.trim() });
    await tellOwner(house, tx, document, 'document_rejected', { mail: { template: 'document_rejected', args: {} } });
    const data = await readRecord(tx, documents, documentsBehaviour, actor, document.id);
    return { message: asked.t('done.document_rejected', { label: document.title }), data };
  });
}
