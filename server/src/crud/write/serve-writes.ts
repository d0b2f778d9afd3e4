import { withCustom } from '@cadre/contract/custom-fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import type { RecordOf } from '@cadre/contract/values';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/database.ts';
import { withoutAccessLog } from '../../platform/http/access-log.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { wordsOf } from '../../platform/texts/texts.ts';
import type { Acting } from '../access/door.ts';
import { idOf, readRecord, readRow } from '../read/read.ts';
import type { Served } from '../served-resource.ts';
import { cloneRecord } from './clone.ts';
import { deleteRecord } from './delete.ts';
import { createRecord, type Saved, updateRecord } from './save.ts';
import { bodyOf, takeVersion } from './version.ts';

/** The fields of a record are known only at run time and are read from the request itself. */
type Writer = Omit<CallContext, 'body' | 'query'>;
type Written = { id: number } & Partial<RecordOf<Resource>>;

/** Create, change, delete and clone: each one transaction, answered with the record as it is now. */
export function serveWrites(app: FastifyInstance, services: Services, served: Served): void {
  const { resource, behaviour, behind, calls } = served;
  const verbs = resource.life.writes ?? ['create', 'update', 'delete'];

  if (verbs.includes('create')) {
    serve(
      app,
      services,
      calls.create,
      (context) => write(context, 'created', (tx) => createRecord({ ...acting(context, tx), input: bodyOf(context.request) })),
      { body: 'own', again: createdBefore },
    );
  }
  if (verbs.includes('update')) {
    serve(
      app,
      services,
      calls.update,
      (context) => {
        const { version, rest } = takeVersion(context.request, bodyOf(context.request));
        return write(context, 'updated', (tx) => updateRecord({ ...acting(context, tx), input: rest }, idOf(context.params.id), version));
      },
      { body: 'own' },
    );
  }
  if (verbs.includes('delete')) {
    serve(
      app,
      services,
      calls.delete,
      async (context) => {
        const { version, rest } = takeVersion(context.request, bodyOf(context.request));
        for (const name of Object.keys(rest)) throw new Problem('unknown_field', { args: { name } });
        const { id, label } = await services.db.transaction((tx) => deleteRecord(acting(context, tx), idOf(context.params.id), version));
        return { message: sentence(context, 'deleted', label), data: { id } };
      },
      { body: 'own' },
    );
  }
  if (resource.form.clone) {
    serve(
      app,
      services,
      calls.clone,
      (context) => write(context, 'created', (tx) => cloneRecord(acting(context, tx), idOf(context.params.id), bodyOf(context.request))),
      { body: 'own', again: createdBefore },
    );
  }

  /** The resource as it is for the company at that moment. */
  const effective = ({ actor }: Writer): Resource => withCustom(resource, actor.custom);

  function acting(context: Writer, tx: Transaction): Acting {
    return { services, tx, resource: effective(context), behaviour, caller: context };
  }

  async function write(context: Writer, done: 'created' | 'updated', work: (tx: Transaction) => Promise<Saved>) {
    const { label, data } = await services.db.transaction(async (tx) => {
      const { id, label } = await work(tx);
      const back = () => readBack(tx, context, id);
      return { label, data: await (done === 'created' ? withoutAccessLog(back) : back()) };
    });
    return { message: sentence(context, done === 'created' ? madeAs(data) : done, labelOf(data) ?? label), data };
  }

  /** The label as the caller reads it, which may differ from the stored one. */
  const labelOf = (data: Record<string, unknown>): string | undefined => {
    const result = data[resource.label];
    return result === undefined || result === null ? undefined : String(result);
  };

  /** A record that is created and submitted for approval in one step is confirmed as sent. */
  function madeAs(data: Record<string, unknown>): 'created' | 'sent' {
    const { status, request } = resource.life;
    const sent = status && request?.submit && status.moves[request.submit]?.to;
    return sent && data[status.field] === sent ? 'sent' : 'created';
  }

  async function createdBefore(context: Writer, { id }: { id?: unknown }) {
    const data = await app.readAgain(resource.name, Number(id), context as CallContext);
    const label = labelOf(data);
    return { message: label === undefined ? context.t('done.repeated') : sentence(context, madeAs(data), label), data };
  }

  /** A user who may create a record may not be allowed to view it. */
  async function readBack(tx: Transaction, context: Writer, id: number): Promise<Written> {
    if (!context.actor.rights.has(behind('view'))) return { id };
    const door = { resource: effective(context), behaviour, actor: context.actor };
    return touchesGuarded(context) ? readRecord(tx, door, id) : readRow(tx, door, id);
  }

  /** Changing one guarded value returns the other guarded values too. */
  const touchesGuarded = (context: Writer): boolean =>
    Object.keys(bodyOf(context.request)).some((name) => {
      const { tier, inside } = effective(context).fields[name] ?? {};
      return inside === true || (tier !== undefined && tierRights(resource, tier).guarded === true);
    });

  const sentence = (context: Writer, done: 'created' | 'updated' | 'deleted' | 'sent', label: string): string =>
    context.t(`done.${done}`, { what: wordsOf(context.t).named(resource.name), label });
}
