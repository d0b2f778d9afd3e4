import { withCustom } from '@cadre/contract/custom-fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import type { RecordOf } from '@cadre/contract/values';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../platform/database/database.ts';
import { withoutAccessLog } from '../platform/http/access-log.ts';
import type { Asked } from '../platform/http/asked.ts';
import { serve } from '../platform/http/serve.ts';
import { Problem } from '../platform/problem.ts';
import type { Services } from '../platform/services.ts';
import { wordsOf } from '../platform/texts/texts.ts';
import { cloneRecord } from './clone.ts';
import { deleteRecord } from './delete.ts';
import type { Acting } from './door.ts';
import { idOf, readRecord, readRow } from './read.ts';
import { createRecord, type Saved, updateRecord } from './save.ts';
import type { Served } from './served-resource.ts';
import { bodyOf, takeVersion } from './version.ts';

/** The fields of a record are known only at run time and are read from the request itself. */
type Writer = Omit<Asked, 'body' | 'query'>;
type Written = { id: number } & Partial<RecordOf<Resource>>;

/** Create, change, delete and clone: each one transaction, answered with the record as it is now. */
export function serveWrites(app: FastifyInstance, services: Services, served: Served): void {
  const { resource, behaviour, behind, calls } = served;
  const verbs = resource.writes ?? ['create', 'update', 'delete'];

  if (verbs.includes('create')) {
    serve(
      app,
      services,
      calls.create,
      (asked) => write(asked, 'created', (tx) => createRecord({ ...acting(asked, tx), input: bodyOf(asked.request) })),
      { body: 'own', again: createdBefore },
    );
  }
  if (verbs.includes('update')) {
    serve(
      app,
      services,
      calls.update,
      (asked) => {
        const { version, rest } = takeVersion(asked.request, bodyOf(asked.request));
        return write(asked, 'updated', (tx) => updateRecord({ ...acting(asked, tx), input: rest }, idOf(asked.params.id), version));
      },
      { body: 'own' },
    );
  }
  if (verbs.includes('delete')) {
    serve(
      app,
      services,
      calls.delete,
      async (asked) => {
        const { version, rest } = takeVersion(asked.request, bodyOf(asked.request));
        for (const name of Object.keys(rest)) throw new Problem('unknown_field', { args: { name } });
        const { id, label } = await services.db.transaction((tx) => deleteRecord(acting(asked, tx), idOf(asked.params.id), version));
        return { message: sentence(asked, 'deleted', label), data: { id } };
      },
      { body: 'own' },
    );
  }
  if (resource.clone) {
    serve(
      app,
      services,
      calls.clone,
      (asked) => write(asked, 'created', (tx) => cloneRecord(acting(asked, tx), idOf(asked.params.id), bodyOf(asked.request))),
      { body: 'own', again: createdBefore },
    );
  }

  /** The resource as it is for the company at that moment. */
  const effective = ({ actor }: Writer): Resource => withCustom(resource, actor.custom);

  function acting(asked: Writer, tx: Transaction): Acting {
    return { services, tx, resource: effective(asked), behaviour, asker: asked };
  }

  async function write(asked: Writer, done: 'created' | 'updated', work: (tx: Transaction) => Promise<Saved>) {
    const { label, data } = await services.db.transaction(async (tx) => {
      const { id, label } = await work(tx);
      const back = () => readBack(tx, asked, id);
      return { label, data: await (done === 'created' ? withoutAccessLog(back) : back()) };
    });
    return { message: sentence(asked, done === 'created' ? madeAs(data) : done, labelTold(data) ?? label), data };
  }

  /** The label as the caller reads it, which may differ from the stored one. */
  const labelTold = (data: Record<string, unknown>): string | undefined => {
    const told = data[resource.label];
    return told === undefined || told === null ? undefined : String(told);
  };

  /** A record that is created and submitted for approval in one step is confirmed as sent. */
  function madeAs(data: Record<string, unknown>): 'created' | 'sent' {
    const { status, approval } = resource;
    const sent = status && approval?.submit && status.moves[approval.submit]?.to;
    return sent && data[status.field] === sent ? 'sent' : 'created';
  }

  async function createdBefore(asked: Writer, { id }: { id?: unknown }) {
    const data = await app.readAgain(resource.name, Number(id), asked as Asked);
    const label = labelTold(data);
    return { message: label === undefined ? asked.t('done.repeated') : sentence(asked, madeAs(data), label), data };
  }

  /** A user who may create a record may not be allowed to view it. */
  async function readBack(tx: Transaction, asked: Writer, id: number): Promise<Written> {
    if (!asked.actor.rights.has(behind('view'))) return { id };
    const door = { resource: effective(asked), behaviour, actor: asked.actor };
    return touchesGuarded(asked) ? readRecord(tx, door, id) : readRow(tx, door, id);
  }

  /** Changing one guarded value returns the other guarded values too. */
  const touchesGuarded = (asked: Writer): boolean =>
    Object.keys(bodyOf(asked.request)).some((name) => {
      const { tier, inside } = effective(asked).fields[name] ?? {};
      return inside === true || (tier !== undefined && tierRights(resource, tier).guarded === true);
    });

  const sentence = (asked: Writer, done: 'created' | 'updated' | 'deleted' | 'sent', label: string): string =>
    asked.t(`done.${done}`, { what: wordsOf(asked.t).named(resource.name), label });
}
