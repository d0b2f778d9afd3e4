import type { Behaviour } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { componentNamed } from './component-name.ts';

const defaulted = {
  rate_bp: 0,
  employer_rate_bp: 0,
  brackets: '[]',
  is_example: false,
  position: 100,
  period: 'month',
  uses_allowance: false,
};

/** A component that was ever active is retired, not deleted, because payslips refer to it. */
export const payComponentsBehaviour: Behaviour = {
  names: { base_component_id: componentNamed('base_component_id') },
  can: { delete: () => sql`r.status = 'draft'` },
  async beforeWrite({ values }) {
    for (const [name, empty] of Object.entries(defaulted)) if (values[name] === null) values[name] = empty;
    if (typeof values.brackets === 'string') values.brackets = JSON.stringify(JSON.parse(values.brackets).map(wholeBracket));
  },
  async beforeDelete({ before }) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
};

/** The last bracket has no limit, even if `up_to` is missing. */
const wholeBracket = (bracket: object): object => ({ up_to: null, ...bracket });
