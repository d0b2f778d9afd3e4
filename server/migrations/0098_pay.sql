-- Payslips are known by what they say, and the people of a run change their state where they lie.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* Of all that a payslip says. The same contents are not written again. */
alter table salaries rename column inputs_hash to contents_hash;

/* Who waits is read once, and then everybody's state changes once: in no index, and beside the row as it was. */
drop index payroll_people_waiting;
alter table payroll_people set (fillfactor = 50);
