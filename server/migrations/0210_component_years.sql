-- Taxes on the year so far, limits of a year, and components based on others.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table pay_policies add column tax_year_month int not null default 1
  constraint pay_policies_tax_year_begins_with_a_month check (tax_year_month between 1 and 12);

alter table pay_components
  add column period text not null default 'month'
    constraint pay_components_period_is_known check (period in ('month', 'year', 'year_by_month')),
  /* The base of a month counts until the tax year has reached it. */
  add column yearly_ceiling bigint constraint pay_components_yearly_ceiling_is_positive check (yearly_ceiling > 0),
  add column base_component_id int constraint pay_components_are_based_on_a_component references pay_components,
  drop constraint pay_components_base_is_known,
  add constraint pay_components_base_is_known check (base in ('basic', 'gross', 'taxable', 'component')),
  add constraint pay_components_base_names_its_component check ((base = 'component') = (base_component_id is not null)),
  add constraint pay_components_fixed_are_monthly check (calculation <> 'fixed' or period = 'month'),
  add constraint pay_components_have_one_ceiling check (yearly_ceiling is null or (period = 'month' and ceiling is null));
-- Which components are based on this one?
create index pay_components_by_base on pay_components (base_component_id) where base_component_id is not null;

/* Each component comes after the one it is based on, in the same currency. The lock keeps two changes at once from closing a circle. */
create function pay_components_form_no_cycle() returns trigger language plpgsql as $$
declare
  above int := new.base_component_id;
begin
  perform pg_advisory_xact_lock(hashtext('pay_component_bases'));
  if exists (select from pay_components c where c.id = above and c.currency <> new.currency)
    or exists (select from pay_components c where c.base_component_id = new.id and c.currency <> new.currency) then
    perform refuse('pay_components_share_a_currency');
  end if;
  while above is not null loop
    if above = new.id then perform refuse('pay_components_form_no_cycle'); end if;
    select c.base_component_id into above from pay_components c where c.id = above;
  end loop;
  return new;
end $$;
create trigger pay_components_form_no_cycle before insert or update of base_component_id, currency on pay_components
  for each row execute function pay_components_form_no_cycle();
