-- What is offered to clients, what was sent to them, and how it becomes a project. Amounts are minor units.

create table proposals (
  id int generated always as identity primary key,
  number text not null constraint proposals_number_is_unique unique,
  revision int not null default 1 constraint proposals_revision_is_positive check (revision > 0),
  title text not null,
  client_id int not null constraint proposals_are_for_a_client references clients,
  owner_id int not null constraint proposals_have_an_owner references employees,
  status text not null default 'draft' constraint proposals_status_is_known check (
    status in ('draft', 'internal_review', 'sent', 'accepted', 'rejected', 'expired', 'withdrawn', 'converted')),
  language text not null default 'en',
  currency char(3) not null,
  billing_type text not null default 'time_and_materials' constraint proposals_billing_type_is_known check (
    billing_type in ('time_and_materials', 'fixed_price', 'retainer')),
  valid_until date,
  /* In percent. */
  probability int not null default 10 constraint proposals_probability_is_a_share check (probability between 0 and 100),
  expected_start date,
  expected_end date,
  /* As typed, rates in major units; `proposal_lines` follows. */
  lines jsonb not null default '[]',
  costs jsonb not null default '[]',
  /* Shares in basis points. */
  discount int constraint proposals_discount_is_a_share check (discount between 0 and 10000),
  tax int constraint proposals_tax_is_a_share check (tax between 0 and 10000),
  terms text,
  presales_project_id int constraint proposals_are_won_in_a_project references projects,
  total_minutes int not null default 0,
  net_amount bigint not null default 0,
  gross_amount bigint not null default 0,
  cost bigint,
  margin bigint,
  margin_percent numeric(12, 1),
  reviewed_at timestamptz,
  sent_at timestamptz,
  decided_at timestamptz,
  accepted_by text,
  accepted_on date,
  lost_reason text,
  decision_note text,
  project_id int constraint proposals_become_a_project references projects,
  attempt int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint proposals_end_after_they_begin check (expected_end >= expected_start),
  constraint proposals_are_converted_to_a_project check (status <> 'converted' or project_id is not null)
);
-- Whose proposals are they, and which of a client's are open?
create index proposals_by_owner on proposals (owner_id, status);
create index proposals_by_client on proposals (client_id);
create index proposals_by_project on proposals (project_id) where project_id is not null;
create index proposals_by_presales_project on proposals (presales_project_id) where presales_project_id is not null;
-- What expires?
create index proposals_to_expire on proposals (valid_until) where status = 'sent';
select keep_total('proposals');

/* A number names one proposal for good, also when it is gone. */
create table proposal_numbers (
  year int primary key,
  last int not null
);

create function next_proposal_number(for_year int) returns text language sql as $$
  insert into proposal_numbers as n (year, last) values (for_year, 1) on conflict (year) do update set last = n.last + 1
  returning format('Q%s-%s', lpad((year % 100)::text, 2, '0'), lpad(last::text, greatest(4, length(last::text)), '0'))
$$;

/* The lines as rows, for whoever adds up the pipeline: hours by department, rates in minor units. */
create table proposal_lines (
  id int generated always as identity primary key,
  proposal_id int not null constraint proposal_lines_belong_to_a_proposal references proposals on delete cascade,
  position int not null,
  department_id int not null constraint proposal_lines_are_for_a_department references departments,
  phase text,
  description text,
  minutes int not null constraint proposal_lines_take_time check (minutes > 0),
  rate bigint not null constraint proposal_lines_rate_is_not_negative check (rate >= 0),
  cost_rate bigint,
  optional boolean not null default false,
  constraint proposal_lines_have_a_place unique (proposal_id, position)
);
create index proposal_lines_by_department on proposal_lines (department_id);

create function money_minor(amount numeric, currency text) returns bigint language sql immutable parallel safe as $$
  select round(amount / money_major(1, currency))::bigint
$$;

create function proposal_lines_follow() returns trigger language plpgsql as $$
begin
  delete from proposal_lines where proposal_id = new.id;
  insert into proposal_lines (proposal_id, position, department_id, phase, description, minutes, rate, cost_rate, optional)
  select new.id, l.place, (l.line ->> 'department_id')::int, l.line ->> 'phase', l.line ->> 'description', (l.line ->> 'minutes')::int,
    money_minor((l.line ->> 'rate')::numeric, new.currency),
    (select money_minor((c ->> 'cost_rate')::numeric, new.currency) from jsonb_array_elements(new.costs) c
      where c ->> 'department_id' = l.line ->> 'department_id' limit 1),
    coalesce((l.line ->> 'optional')::boolean, false)
  from jsonb_array_elements(new.lines) with ordinality l (line, place);
  return null;
end $$;
create trigger proposal_lines_follow_when_added after insert on proposals for each row execute function proposal_lines_follow();
create trigger proposal_lines_follow_when_changed after update of lines, costs, currency on proposals for each row
  when ((new.lines, new.costs, new.currency) is distinct from (old.lines, old.costs, old.currency)) execute function proposal_lines_follow();

/* What a client has read, and what somebody agreed to, is not changed behind their back: only a draft is written. */
create function proposals_stay_as_sent() returns trigger language plpgsql as $$
begin
  perform refuse('proposals_stay_as_sent');
  return null;
end $$;
create trigger proposals_stay_as_sent before update on proposals for each row
  when (old.status <> 'draft' and (new.number, new.title, new.client_id, new.language, new.currency, new.billing_type, new.lines, new.costs,
      coalesce(new.discount, 0), coalesce(new.tax, 0), coalesce(new.terms, ''))
    is distinct from (old.number, old.title, old.client_id, old.language, old.currency, old.billing_type, old.lines, old.costs,
      coalesce(old.discount, 0), coalesce(old.tax, 0), coalesce(old.terms, '')))
  execute function proposals_stay_as_sent();

/* What was sent, as it was. Its file is written once, after it. */
create table proposal_revisions (
  id int generated always as identity primary key,
  proposal_id int not null constraint proposal_revisions_belong_to_a_proposal references proposals,
  revision int not null,
  language text not null,
  currency char(3) not null,
  net_amount bigint not null,
  gross_amount bigint not null,
  content jsonb not null,
  /* Of the content. */
  fingerprint text not null,
  stored_as text,
  file_hash text,
  sent_at timestamptz not null default now(),
  sent_by_id int,
  constraint proposal_revisions_are_sent_once unique (proposal_id, revision)
);

create function proposal_revisions_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.stored_as is null and (to_jsonb(new) - 'stored_as' - 'file_hash') = (to_jsonb(old) - 'stored_as' - 'file_hash')
  then return new; end if;
  perform refuse('proposal_revisions_stay');
  return null;
end $$;
create trigger proposal_revisions_stay before update or delete on proposal_revisions for each row execute function proposal_revisions_stay();

/* A proposal becomes one project, however often it is asked for. */
alter table projects add constraint projects_come_from_a_proposal foreign key (proposal_id) references proposals;
drop index projects_by_proposal;
create unique index projects_come_from_a_proposal_once on projects (proposal_id) where proposal_id is not null;

/* Proposals are decided on before they are sent. */
alter table approval_settings drop constraint approval_settings_model_is_known, add constraint approval_settings_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents',
    'time-cards', 'proposals'));
alter table delegations drop constraint delegations_model_is_known, add constraint delegations_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents',
    'time-cards', 'proposals'));
