create table equipment (
  id int generated always as identity primary key,
  name text not null,
  serial_no text not null,
  kind text not null default 'laptop' constraint equipment_kind_is_known check (kind in ('laptop', 'phone', 'car')),
  bought_on date,
  price numeric(12, 2) constraint equipment_price_is_not_negative check (price >= 0),
  employee_id int constraint equipment_belongs_to_an_employee references employees,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index equipment_serial_no_is_unique on equipment (lower(serial_no));
-- What does this person have? (lists of one person, deleting a person)
create index equipment_by_employee on equipment (employee_id);
