import { linePrice, type Price, priceOf } from '@cadre/rules/proposals/price';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredProposal } from './stored-proposal.ts';

type Sides = { company: string; client: string; contact: string | null; owner: string };

/** The content of the paper, without any costs. Amounts in minor units, but rates as typed. */
export type PaperContent = Sides &
  Pick<
    StoredProposal,
    | 'number'
    | 'revision'
    | 'title'
    | 'currency'
    | 'billing_type'
    | 'valid_until'
    | 'expected_start'
    | 'expected_end'
    | 'discount'
    | 'tax'
    | 'terms'
  > & {
    lines: {
      department: string;
      phase: string | null;
      description: string | null;
      minutes: number;
      rate: number;
      price: number;
      optional: boolean;
    }[];
    price: Omit<Price, 'departments'>;
  };

export async function paperContentOf(db: Runner, proposal: StoredProposal): Promise<PaperContent> {
  const { number, revision, title, currency, billing_type, valid_until, expected_start, expected_end, discount, tax, terms } = proposal;
  const { departments: _, ...price } = priceOf(proposal);
  const names = await departmentNames(db, proposal);
  return {
    ...(await sidesOf(db, proposal)),
    ...{ number, revision, title, currency, billing_type, valid_until, expected_start, expected_end, discount, tax, terms },
    lines: proposal.lines.map(({ department_id, phase = null, description = null, minutes, rate, optional }) => ({
      department: names.get(department_id) ?? '',
      phase,
      description,
      minutes,
      rate,
      price: linePrice({ minutes, rate }, currency),
      optional: optional === true,
    })),
    price,
  };
}

async function sidesOf(db: Runner, { client_id, owner_id }: StoredProposal): Promise<Sides> {
  const { rows } = await sql<Sides>`
    select (select company from settings) as company, c.name as client, c.contact_name as contact, e.name as owner
    from clients c cross join employees e where c.id = ${client_id} and e.id = ${owner_id}`.execute(db);
  return rows[0] as Sides;
}

async function departmentNames(db: Runner, { lines }: StoredProposal): Promise<Map<number, string>> {
  const ids = lines.map(({ department_id }) => department_id);
  const { rows } = await sql<{ id: number; name: string }>`select id, name from departments where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
