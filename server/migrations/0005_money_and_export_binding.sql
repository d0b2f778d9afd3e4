/* Integer minor units to a decimal with the currency's digits, for the wire. */
create function money_major(amount bigint, currency text) returns numeric language sql immutable parallel safe as $$
  select case
    when currency in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','VND','VUV','XAF','XOF','XPF') then amount::numeric
    when currency in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then round(amount::numeric / 1000, 3)
    else round(amount::numeric / 100, 2)
  end
$$;

/* An export's link works only beside the cookie that was set when it was asked for. */
alter table exports add column cookie_hash bytea not null;
