import type { hireDateEffects } from '@cadre/contract/calls/employment';
import { employees } from '@cadre/contract/resources/employees';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read.ts';
import { updateRecord } from '../../crud/save.ts';
import { lockRow } from '../../crud/stored-row.ts';
import { tryOut } from '../../platform/database/try-out.ts';
import type { Asked } from '../../platform/http/asked.ts';
import type { Services } from '../../platform/services.ts';
import { coursesOf, pick } from './courses.ts';
import { difference } from './preview-version.ts';

export async function readHireDateEffects(services: Services, behaviours: Behaviours, asked: Asked<typeof hireDateEffects>) {
  const id = idOf(asked.params.id);
  const { hire_date } = asked.query;
  return tryOut(services.db, async (tx) => {
    const { hire_date: hired } = await lockRow(tx, employees, asked, 'update', id);
    const before = (await coursesOf(tx, [id])).get(id) ?? [];
    const acting = { services, tx, resource: employees, behaviour: behaviours.employees ?? {}, asker: asked };
    await updateRecord({ ...acting, input: { hire_date } }, id);
    const after = (await coursesOf(tx, [id])).get(id) ?? [];
    const taken_up = before
      .filter(({ effective_from }) => effective_from > String(hired) && effective_from <= hire_date)
      .map(({ effective_from, changed_fields, terms }) => ({ effective_from, changes: pick(terms, changed_fields) }));
    return { data: { ...difference(before, after, hire_date), taken_up } };
  });
}
