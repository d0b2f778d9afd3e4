import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import { eraseImported } from './erase-imported.ts';
import type { Person } from './person-asked.ts';
import type { Traces } from './traces-of-person.ts';

/** Everything else that says who it was: the account, remarks beside kept rows, the history, and whatever names them in passing. */
export async function eraseTraces(house: House, tx: Transaction, { id, name }: Person, traces: Traces): Promise<void> {
  await sql`delete from users where employee_id = ${id}`.execute(tx);
  await eraseRemarks(tx, id, traces.words);
  await erasePassingMentions(tx, id, traces);
  await eraseImported(house.seal, tx, id, traces.words);
  await removeExports(tx);
  await house.jobs.forget(tx, traces.words);
  await sql`select erase_from_history(${id}, ${traces.accounts}::int[], ${traces.papers}::int[], ${traces.words}::text[], ${name})`.execute(
    tx,
  );
  await house.mail.forget(traces.words);
  await house.jobs.enqueue(tx, 'scrub_database', {});
}

/** Rows that stay for the totals lose what people wrote beside them. */
async function eraseRemarks(tx: Transaction, id: number, words: string[]): Promise<void> {
  await sql`update employment_periods set note = null where employee_id = ${id} and note is not null`.execute(tx);
  await sql`update employee_versions set note = null where employee_id = ${id} and note is not null`.execute(tx);
  await sql`
    update attendances set note = null, ip = null, void_reason = case when void_reason is not null then '•••' end
    where employee_id = ${id} and num_nonnulls(note, ip, void_reason) > 0`.execute(tx);
  await sql`update attendance_overrides set reason = '•••' where employee_id = ${id}`.execute(tx);
  await sql`delete from day_questions where employee_id = ${id}`.execute(tx);
  await sql`
    update attendance_days set explanation = (
      select json_agg(case when step -> 'args' ? 'reason' then jsonb_set(step, '{args,reason}', '"•••"') else step end)
      from jsonb_array_elements(explanation::jsonb) step)
    where employee_id = ${id} and jsonb_path_exists(explanation::jsonb, '$[*].args.reason')`.execute(tx);
  await sql`update raw_punches set raw_line = '•••' where employee_id = ${id} and ${mentions(sql`raw_line`, words)}`.execute(tx);
  await sql`update device_users set name_on_device = null, card_no = null where employee_id = ${id}`.execute(tx);
  await sql`
    update leaves set reason = null, contact = null, cancel_reason = null, decision_note = null, custom = '{}'
    where employee_id = ${id} and (num_nonnulls(reason, contact, cancel_reason, decision_note) > 0 or custom <> '{}')`.execute(tx);
  await sql`
    update travels set purpose = '•••', legs = '[]', custom = '{}', cancel_reason = null, decision_note = null,
      estimate = (select coalesce(jsonb_agg(line - 'note'), '[]') from jsonb_array_elements(estimate) line),
      actual_cost = (select coalesce(jsonb_agg(line - 'note'), '[]') from jsonb_array_elements(actual_cost) line)
    where employee_id = ${id}`.execute(tx);
  await sql`
    update excuses set reason = '•••', custom = '{}', cancel_reason = null, decision_note = null where employee_id = ${id}`.execute(tx);
  await sql`
    update overtime set reason = null, decision_note = null
    where employee_id = ${id} and num_nonnulls(reason, decision_note) > 0`.execute(tx);
  await sql`
    update shift_swaps set reason = null, decision_note = null
    where ${id} in (employee_id, to_employee_id) and num_nonnulls(reason, decision_note) > 0`.execute(tx);
  for (const pay of ['compensations', 'bonuses'])
    await sql`
      update ${sql.ref(pay)} set note = null, decision_note = null
      where employee_id = ${id} and num_nonnulls(note, decision_note) > 0`.execute(tx);
  for (const pay of ['allowances', 'deductions'])
    await sql`update ${sql.ref(pay)} set note = null where employee_id = ${id} and note is not null`.execute(tx);
  await sql`delete from schedule_assignments where employee_id = ${id} and from_date > current_date`.execute(tx);
  await sql`update schedule_assignments set note = null where employee_id = ${id} and note is not null`.execute(tx);
  await sql`update roster_entries set note = null where employee_id = ${id} and note is not null`.execute(tx);
}

/** Notices of others, talk with terminals, counted attempts: none of it outlives its use. */
async function erasePassingMentions(tx: Transaction, id: number, { papers, words }: Traces): Promise<void> {
  const links = papers.map((paper) => `/contract?id=${paper}`);
  await sql`
    delete from notifications where link ~ ${`^/employees/${id}($|[/?#])`} or link = any(${links}::text[]) or ${mentions(sql`args::text`, words)}`.execute(
    tx,
  );
  await sql`delete from day_questions where ${mentions(sql`question || coalesce(answer, '')`, words)}`.execute(tx);
  await sql`delete from attempts where ${mentions(sql`key`, words)}`.execute(tx);
  await sql`update device_exchanges set body_start = null where ${mentions(sql`body_start`, words)}`.execute(tx);
  await sql`delete from device_commands where ${mentions(sql`command || coalesce(answer, '')`, words)}`.execute(tx);
}

/** As it is written, and as JSON writes it; letters may be large or small, as in addresses. */
const mentions = (text: Sql, words: string[]): Sql => sql`exists (
  select from unnest(${words}::text[]) word
  where strpos(lower(${text}), lower(word)) > 0 or strpos(lower(${text}), lower(substr(to_json(word)::text, 2, length(to_json(word)::text) - 2))) > 0)`;

/** A file for download may hold anybody's data, so all of them go; their owners export again. */
async function removeExports(tx: Transaction): Promise<void> {
  await sql`delete from exports`.execute(tx);
  await sql`delete from kept_exports`.execute(tx);
}
