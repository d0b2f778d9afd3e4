/* A limit on money is a limit in a currency. Those that were set up before meant the company's. */
alter table approval_settings add column condition_currency text
  constraint approval_settings_currency_is_known check (condition_currency ~ '^[A-Z]{3}$');
update approval_settings set condition_currency = (select currency from settings)
where condition_field in ('estimate_total', 'net_amount');
