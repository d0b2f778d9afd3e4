/* A category may be for some people alone: of a branch, a gender, a kind of employment. */
alter table leave_categories
  add column gender text constraint leave_categories_gender_is_known check (gender in ('female', 'male', 'other')),
  add column employment_type text
    constraint leave_categories_employment_type_is_known check (employment_type in ('full_time', 'part_time', 'contractor', 'intern', 'temporary'));
