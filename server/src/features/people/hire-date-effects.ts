import type { hireDateEffects } from '@cadre/contract/calls/employment';
import { employees } from '@cadre/contract/resources/employees';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read/read.ts';
import { updateRecord } from '../../crud/write/save.ts';
import { lockRow } from '../../crud/write/stored-row.ts';
import { tryOut } from '../../platform/database/try-out.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { coursesOf, pick } from './courses.ts';
import { difference } from './preview-version.ts';

export async function readHireDateEffects(services: Services, behaviours: Behaviours, context: CallContext<typeof hireDateEffects>) {
  const id = idOf(context.params.id);
  const { hire_date } = context.query;
  return tryOut(services.db, async (tx) => {
    const { hire_date: hired } = await lockRow(tx, employees, context, 'update', id);
    const before = (await coursesOf(tx, [id])).get(id) ?? [];
    const acting = { services, tx, resource: employees, behaviour: behaviours.employees ?? {}, caller: context };
    await updateRecord({ ...acting, input: { hire_date } }, id);
    const after = (await coursesOf(tx, [id])).get(id) ?? [];
    const taken_up = before
      .filter(({ effective_from }) => effective_from > String(hired) && effective_from <= hire_date)
      .map(({ effective_from, changed_fields, terms }) => ({ effective_from, changes: pick(terms, changed_fields) }));
    return { data: { ...difference(before, after, hire_date), taken_up } };
  });
}
