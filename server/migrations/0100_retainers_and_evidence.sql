-- What was agreed for each month of a retainer, and which revision a client said yes to.

create table project_periods (
  project_id int not null constraint project_periods_belong_to_a_project references projects on delete cascade,
  /* Its first day. */
  month date not null constraint project_periods_are_months check (extract(day from month) = 1),
  minutes int not null constraint project_periods_are_not_negative check (minutes >= 0),
  constraint project_periods_are_agreed_once primary key (project_id, month)
);

/* What shows that the client said yes shows it of what they had then. */
create table proposal_evidence (
  media_id int primary key constraint proposal_evidence_is_a_file references media on delete cascade,
  proposal_id int not null constraint proposal_evidence_is_of_a_proposal references proposals on delete cascade,
  revision int not null
);
-- Which files show that a revision was accepted?
create index proposal_evidence_by_revision on proposal_evidence (proposal_id, revision);

create function evidence_is_of_a_revision() returns trigger language plpgsql as $$
begin
  insert into proposal_evidence (media_id, proposal_id, revision) select new.id, p.id, p.revision from proposals p where p.id = new.model_id;
  return null;
end $$;
create trigger evidence_is_of_a_revision after insert on media for each row
  when (new.model = 'proposals' and new.collection = 'evidence') execute function evidence_is_of_a_revision();
insert into proposal_evidence (media_id, proposal_id, revision)
select m.id, p.id, p.revision from media m join proposals p on p.id = m.model_id where m.model = 'proposals' and m.collection = 'evidence';
