-- Limits of tax brackets have no more decimals than their currency.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create function currency_digits(currency text) returns int language sql immutable parallel safe as $$
  select case
    when currency in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','VND','VUV','XAF','XOF','XPF') then 0
    when currency in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 3
    else 2
  end
$$;

create function bracket_limits_fit(brackets jsonb, currency text) returns boolean language sql immutable parallel safe
set search_path from current as $$
  select coalesce(bool_and((b ->> 'up_to')::numeric = round((b ->> 'up_to')::numeric, currency_digits(currency))), true)
  from jsonb_array_elements(brackets) b where b ->> 'up_to' is not null
$$;

/* A limit beyond the decimals was read as "no limit"; rounded to the nearest unit it is what was meant. */
update pay_components set brackets = (
  select jsonb_agg(case when b ->> 'up_to' is null then b
    else jsonb_set(b, '{up_to}', to_jsonb(round((b ->> 'up_to')::numeric, currency_digits(currency)))) end order by place)
  from jsonb_array_elements(brackets) with ordinality t (b, place))
where not bracket_limits_fit(brackets, currency);

alter table pay_components add constraint pay_components_limits_fit_their_currency check (bracket_limits_fit(brackets, currency));
