create index drafts_of_leaves on leaves (employee_id) where status = 'draft';
comment on index drafts_of_leaves is 'Which leaves are drafts, to leave those of others out of a total?';
create index drafts_of_excuses on excuses (employee_id) where status = 'draft';
comment on index drafts_of_excuses is 'Which excuses are drafts, to leave those of others out of a total?';
create index drafts_of_travels on travels (employee_id) where status = 'draft';
comment on index drafts_of_travels is 'Which trips are drafts, to leave those of others out of a total?';
