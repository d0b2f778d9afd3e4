-- Retainers have dated terms: hours and a fee for each month, a rate beyond them, and what is carried over. A fee is billed once.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table retainer_terms (
  id int generated always as identity primary key,
  project_id int not null constraint retainer_terms_belong_to_a_project references projects on delete cascade,
  /* That of the project: whose row it is. */
  manager_id int constraint retainer_terms_are_led_by_an_employee references employees,
  /* `2026-11`; they apply until later ones do. */
  from_month text not null constraint retainer_terms_begin_with_a_month check (from_month ~ '^[12]\d{3}-(0[1-9]|1[0-2])$'),
  included_minutes int not null constraint retainer_terms_include_no_less_than_nothing check (included_minutes >= 0),
  /* Of a month, in minor units. Without a fee the hours are billed by the hour. */
  fee bigint constraint retainer_terms_fee_is_not_negative check (fee >= 0),
  currency char(3) not null,
  /* Of an hour beyond what is included; empty: the rates of the project. */
  overage_rate bigint constraint retainer_terms_overage_is_not_negative check (overage_rate >= 0),
  carry_months int not null default 0 constraint retainer_terms_carry_for_a_year_at_most check (carry_months between 0 and 12),
  carry_limit int constraint retainer_terms_carry_something check (carry_limit > 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint retainer_terms_begin_once_a_month unique (project_id, from_month),
  constraint retainer_terms_have_a_fee_before_overage check (overage_rate is null or fee is not null)
);
create index retainer_terms_by_manager on retainer_terms (manager_id);

/* What was agreed so far becomes terms: the share of each month, and the usual hours before and after. */
insert into retainer_terms (project_id, manager_id, from_month, included_minutes, currency)
select x.id, x.manager_id, to_char(x.month, 'YYYY-MM'), x.minutes, x.currency
from (
  select v.*, lag(v.minutes) over (partition by v.id order by v.month) as minutes_before
  from (
    select p.id, p.manager_id, p.currency, m.month,
      case when a.minutes is null then coalesce(p.retainer_minutes, 0)
        -- The first and the last month of a project count by days now: their terms are those of a whole month.
        else round(a.minutes::numeric * d.whole / case when d.counted > 0 then d.counted else d.whole end)::int end as minutes
    from projects p
    cross join lateral (select min(o.month) as first, max(o.month) as last from project_periods o where o.project_id = p.id) s
    cross join lateral (select date_trunc('month', coalesce(p.start_date, least(s.first, p.created_at::date))::timestamp) as month) b
    cross join lateral generate_series(b.month, greatest(b.month, s.last + interval '1 month'), interval '1 month') m (month)
    left join project_periods a on a.project_id = p.id and a.month = m.month::date
    cross join lateral (select (m.month + interval '1 month')::date - m.month::date as whole,
      least((m.month + interval '1 month')::date - 1, p.end_date) - greatest(m.month::date, p.start_date) + 1 as counted) d
    where p.billing_type = 'retainer' and (p.retainer_minutes is not null or s.first is not null)) v) x
where x.minutes is distinct from x.minutes_before
order by x.id, x.month;

drop table project_periods;
alter table projects drop column retainer_minutes;

alter table statement_lines
  /* Of the fee of a retainer: the month that it is for. */
  add column retainer_month text,
  /* Of time under a retainer with a fee: how much of it the fee covers. */
  add column included_minutes int,
  add constraint statement_lines_include_no_more_than_there_is check (included_minutes between 0 and minutes),
  add constraint statement_lines_bill_a_fee_for_a_month check (retainer_month is null or (task_id is null and milestone_id is null and minutes is null));
-- The fee of a month is on one live statement at most.
create unique index statement_lines_bill_a_month_once on statement_lines (project_id, retainer_month) where live and retainer_month is not null;

alter table statement_settings add column retainer_account text not null default '4000';
update statement_settings set retainer_account = time_account;

/* The seal is over what the client reads. Lines that have nothing to do with a retainer are sealed as before. */
create or replace function statement_seal(of statements) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_object(
    'number', of.number, 'client', of.client_id, 'from', of.from_date, 'to', of.to_date, 'currency', of.currency,
    'minutes', of.total_minutes, 'full', of.full_amount, 'written_down', of.written_down,
    'lines', (select jsonb_agg(jsonb_build_array(l.id, l.project_id, l.person, l.date, l.description, l.minutes, l.rate, l.amount, l.written_down, l.state)
        || case when coalesce(l.retainer_month, l.included_minutes::text) is null then '[]'::jsonb
          else jsonb_build_array(l.retainer_month, l.included_minutes) end
      order by l.id) from statement_lines l where l.statement_id = of.id))::text, 'UTF8')), 'hex')
$$;

create or replace function projects_lead_their_parts() returns trigger language plpgsql as $$
begin
  update project_members set manager_id = new.manager_id where project_id = new.id;
  update project_tasks set manager_id = new.manager_id where project_id = new.id;
  update retainer_terms set manager_id = new.manager_id where project_id = new.id;
  return null;
end $$;

/*
 * Terms are in the currency of their project, and led by who leads it. Months that a live statement bills keep their terms. The project is locked,
 * as it is while a statement is put together, so that neither overlooks the other.
 */
create function retainer_terms_follow() returns trigger language plpgsql as $$
begin
  select p.manager_id, p.currency into new.manager_id, new.currency from projects p where p.id = new.project_id for no key update;
  perform refuse_billed_months(new.project_id, case when tg_op = 'UPDATE' then least(old.from_month, new.from_month) else new.from_month end);
  return new;
end $$;

/* Names the last statement that bills a month from this one on. */
create function refuse_billed_months(of_project int, from_month text) returns void language plpgsql as $$
declare
  billed text;
begin
  select s.number into billed from statement_lines l join statements s on s.id = l.statement_id
  where l.project_id = of_project and l.live and billed_month_of(l) >= from_month order by billed_month_of(l) desc, s.id desc limit 1;
  if found then perform refuse('retainer_terms_stay_as_billed', jsonb_build_object('statement', billed)); end if;
end $$;

/* The month of a retainer with a fee that a line is for. */
create function billed_month_of(line statement_lines) returns text language sql stable as $$
  select coalesce(line.retainer_month, case when line.included_minutes is not null then to_char(line.date, 'YYYY-MM') end)
$$;

create function last_billed_month(of_project int) returns text language sql stable as $$
  select max(billed_month_of(l)) from statement_lines l where l.project_id = of_project and l.live
$$;

create trigger retainer_terms_follow before insert or update of project_id, from_month, included_minutes, fee, overage_rate, carry_months, carry_limit
  on retainer_terms for each row execute function retainer_terms_follow();

create function retainer_terms_stay_as_billed() returns trigger language plpgsql as $$
begin
  perform from projects p where p.id = old.project_id for no key update;
  perform refuse_billed_months(old.project_id, old.from_month);
  return old;
end $$;
create trigger retainer_terms_stay_as_billed before delete on retainer_terms for each row execute function retainer_terms_stay_as_billed();

/* A fee in one currency is none in another. */
create function projects_keep_the_currency_of_terms() returns trigger language plpgsql as $$
begin
  if exists (select from retainer_terms t where t.project_id = new.id and t.fee is not null) then perform refuse('projects_keep_the_currency_of_terms'); end if;
  update retainer_terms set currency = new.currency where project_id = new.id;
  return new;
end $$;
create trigger projects_keep_the_currency_of_terms before update of currency on projects for each row
  when (new.currency <> old.currency) execute function projects_keep_the_currency_of_terms();
