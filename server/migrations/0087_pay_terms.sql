-- The taxes and contributions that held when a run was closed: what its months come to differently is reckoned by them.

create table pay_terms (
  payroll_id int primary key constraint pay_terms_are_of_a_run references payrolls,
  components jsonb not null
);
