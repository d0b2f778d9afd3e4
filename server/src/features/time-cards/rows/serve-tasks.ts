import {
  createTask,
  runningTimer,
  saveTasks as saveCall,
  startTimer as startCall,
  stopTimer as stopCall,
} from '@cadre/contract/calls/tasks';
import { checkRecord } from '@cadre/contract/check';
import { mostInList } from '@cadre/contract/fields';
import { tasks } from '@cadre/contract/resources/tasks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Acting, doorOf } from '../../../crud/access/door.ts';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { readRow } from '../../../crud/read/read.ts';
import { createRecord } from '../../../crud/write/save.ts';
import { bodyOf } from '../../../crud/write/version.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import { isOfARow, saveTasks } from './save-tasks.ts';
import { readTimer, startTimer, stopTimer } from './timer.ts';

type Writer = Omit<CallContext, 'body' | 'query'>;

export function serveTasks(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  const behaviour = behaviours.tasks ?? {};
  const at = (tx: Transaction, caller: Writer): Acting<typeof tasks> => ({ services, tx, resource: tasks, behaviour, caller });

  serve(app, services, saveCall, (context) => saveMany(context, bodyOf(context.request)), { body: 'own', proves: true });
  serve(
    app,
    services,
    createTask,
    async (context) => {
      const many = manyIn(context.request);
      if (many) return saveMany(context, many);
      const { label, data } = await services.db.transaction(async (tx) => {
        const acting = at(tx, context);
        const { id, label } = await createRecord({ ...acting, input: bodyOf(context.request) });
        return { label, data: await readRow(tx, doorOf(acting), id) };
      });
      return { message: context.t('done.created', { what: wordsOf(context.t).named(tasks.name), label }), data };
    },
    {
      body: 'own',
      /** Of several rows each has a key of its own. */
      again: async (context, { id }) => {
        if (id === undefined) throw new Problem('repeat_done');
        return { message: context.t('done.repeated'), data: await app.readAgain(tasks.name, Number(id), context as CallContext) };
      },
    },
  );

  serve(app, services, runningTimer, async ({ actor }) => ({ data: { timer: await readTimer(services.db, ownOf(actor.employee_id)) } }));
  serve(app, services, startCall, (context) =>
    services.db.transaction(async (tx) => {
      const employee_id = ownOf(context.actor.employee_id);
      const booked = (await readTimer(tx, employee_id)) ? await stopTimer(at(tx, context), employee_id) : null;
      await startTimer(at(tx, context), employee_id, context.body);
      return { message: context.t('done.timer_started'), data: { timer: await readTimer(tx, employee_id), booked } };
    }),
  );
  serve(app, services, stopCall, (context) =>
    services.db.transaction(async (tx) => {
      const booked = await stopTimer(at(tx, context), ownOf(context.actor.employee_id), context.body.discard === true);
      return { message: context.t('done.timer_stopped'), data: { booked } };
    }),
  );

  async function saveMany(context: Writer, body: Record<string, unknown>) {
    const { employee_id = null, tasks: rows, ...rest } = body;
    for (const name of Object.keys(rest)) throw new Problem('unknown_field', { args: { name } });
    const found = checkRecord({ employee_id: saveCall.body.employee_id }, employee_id === null ? {} : { employee_id });
    if (Object.keys(found).length > 0) throw invalid(found);
    if (!Array.isArray(rows)) throw invalid({ tasks: [{ code: rows === undefined ? 'required' : 'not_valid' }] });
    if (rows.length > mostInList) throw invalid({ tasks: [{ code: 'too_many', max: mostInList }] });
    const employee = employeeOfParams(context.actor, employee_id === null ? 'self' : String(employee_id));
    const save = (tries: 'all' | 'parts') =>
      services.db.transaction((tx) => saveTasks({ ...at(tx, context), employee_id: employee, proof: context.proof, tries }, rows), {
        plans: 'kept',
      });
    const data = await save('all').catch((error) => {
      if (!isOfARow(error)) throw error;
      return save('parts');
    });
    const refused = data.results.filter(({ error }) => error !== undefined).length;
    return { message: context.t('done.rows_saved', { saved: data.results.length - refused, refused }), data };
  }
}

const ownOf = (employee_id: number | null): number => {
  if (employee_id === null) throw new Problem('not_found', { about: 'employees' });
  return employee_id;
};

/** Several rows come under the name of the resource. */
const manyIn = ({ body }: FastifyRequest): Record<string, unknown> | undefined =>
  typeof body === 'object' && body !== null && 'tasks' in body ? (body as Record<string, unknown>) : undefined;
