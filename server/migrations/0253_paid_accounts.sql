-- Which accounts a paid payslip went to, so that it stays as it was paid when accounts change later.

alter table salaries add column paid_to jsonb;
