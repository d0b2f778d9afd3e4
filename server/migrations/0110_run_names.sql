-- A run that nobody named is called in the language of its reader.
alter table payrolls add column is_named boolean not null default true;

/* Of the runs so far: those that begin with their month as one of our languages writes it, and go on as the house does. */
with months (name) as (
  select unnest(array[
    '{January,Januar,enero,janvier,1月}', '{February,Februar,febrero,février,2月}', '{March,März,marzo,mars,3月}', '{April,April,abril,avril,4月}',
    '{May,Mai,mayo,mai,5月}', '{June,Juni,junio,juin,6月}', '{July,Juli,julio,juillet,7月}', '{August,August,agosto,août,8月}',
    '{September,September,septiembre,septembre,9月}', '{October,Oktober,octubre,octobre,10月}', '{November,November,noviembre,novembre,11月}',
    '{December,Dezember,diciembre,décembre,12月}']::text[])
)
update payrolls r set is_named = false
where split_part(r.name, ' · ', 1) in (
    select written from (select name::text[] as names, row_number() over () as month from months) m
    cross join lateral unnest(m.names) word
    cross join lateral (values (word || ' ' || left(r.month, 4)), (word || ' de ' || left(r.month, 4)), (left(r.month, 4) || '年' || word)) as w (written)
    where m.month = right(r.month, 2)::int)
  and array_length(string_to_array(r.name, ' · '), 1)
    = 1 + (r.branch_id is not null)::int + (r.department_id is not null)::int + (r.kind <> 'regular')::int;
