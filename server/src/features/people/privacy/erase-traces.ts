import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';
import { eraseImported } from './erase-imported.ts';
import { eraseWords } from './erase-words.ts';
import type { Person } from './person-of-params.ts';
import type { Traces } from './traces-of-person.ts';

/** Everything else that identifies the person: remarks in retained rows, the history, and mentions in passing. */
export async function eraseTraces(services: Services, tx: Transaction, person: Person, traces: Traces): Promise<void> {
  const { id, name } = person;
  await eraseRemarks(tx, person, traces.words);
  await erasePassingMentions(tx, id, traces);
  await eraseImported(services.seal, tx, id, traces.words);
  await removeExports(tx);
  await services.jobs.forget(tx, traces.words);
  await sql`select erase_from_history(${id}, ${traces.accounts}::int[], ${traces.papers}::int[], ${traces.words}::text[], ${name})`.execute(
    tx,
  );
  await services.mail.forget(traces.words);
  await services.jobs.enqueue(tx, 'scrub_database', {});
}

/** Rows retained for totals lose people's remarks, in their own fields and in documents. */
async function eraseRemarks(tx: Transaction, { id, name }: Person, words: string[]): Promise<void> {
  await eraseDeviceNames(tx, id);
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  await eraseWords(tx, id, name);
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
  await sql`update attendances set ip = null where employee_id = ${id} and ip is not null`.execute(tx);
  await sql`update attendance_overrides set reason = '•••' where employee_id = ${id}`.execute(tx);
  await sql`delete from day_questions where employee_id = ${id}`.execute(tx);
  await sql`
    update attendance_days set explanation = (
      select json_agg(case when step -> 'args' ? 'reason' then jsonb_set(step, '{args,reason}', '"•••"') else step end)
      from jsonb_array_elements(explanation::jsonb) step)
    where employee_id = ${id} and jsonb_path_exists(explanation::jsonb, '$[*].args.reason')`.execute(tx);
  await sql`update raw_punches set raw_line = '•••' where employee_id = ${id} and ${mentions(sql`raw_line`, words)}`.execute(tx);
  await sql`
    update loan_repayments set note = null, undone_reason = case when undone_reason is not null then '•••' end
    where deduction_id in (select d.id from deductions d where d.employee_id = ${id})`.execute(tx);
  await sql`delete from schedule_assignments where employee_id = ${id} and from_date > current_date`.execute(tx);
  await sql`update roster_entries set note = null where employee_id = ${id} and note is not null`.execute(tx);
}

/** The name on a terminal may differ from theirs: it is deleted from the commands of that terminal, too. */
async function eraseDeviceNames(tx: Transaction, id: number): Promise<void> {
  const names = sql`(select device_id, name_on_device as name from device_users where employee_id = ${id} and name_on_device <> '') u`;
  await sql`
    delete from device_commands c using ${names}
    where c.device_id = u.device_id and strpos(lower(c.command || coalesce(c.answer, '')), lower(u.name)) > 0`.execute(tx);
  await sql`
    update device_exchanges x set body_start = null from ${names}
    where x.device_id = u.device_id and strpos(lower(x.body_start), lower(u.name)) > 0`.execute(tx);
  await sql`update device_users set card_no = null where employee_id = ${id}`.execute(tx);
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

/** A file for download may contain any person's data, so all are deleted; their owners export again. */
async function removeExports(tx: Transaction): Promise<void> {
  await sql`delete from exports`.execute(tx);
  await sql`delete from kept_exports`.execute(tx);
}
