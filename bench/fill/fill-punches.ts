import { connectOwner } from '../tools/owner.ts';

/**
 * Punches of all employees for the given number of days up to now, as if settled long ago: written by the owner of the tables, bypassing
 * every trigger. People arrive after eight and leave after five, local time; today is filled as if it were over.
 */
export async function fillPunches(databaseUrl: string, days: number): Promise<void> {
  const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
  try {
    const { rows: indexes } = await owner.query(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'attendances' and not exists (select from pg_constraint where conname = indexname)`,
    );
    for (const { name } of indexes) await owner.query(`drop index ${name}`);
    await owner.query(punches, [days]);
    for (const { definition } of indexes) await owner.query(definition);
    await owner.query(`delete from row_counts where table_name = 'attendances'`);
    await owner.query(
      `insert into row_counts (table_name, day, kind, rows)
       select 'attendances', created_at::date, action, count(*) from attendances group by grouping sets ((), (2, 3))`,
    );
    await owner.query('vacuum (analyze) row_counts');
    await owner.query('delete from attendance_dirty');
    await owner.query('vacuum (analyze) attendances');
    await owner.query('vacuum (analyze) attendance_dirty');
  } finally {
    await owner.end();
  }
}

const punches = `
  with people as materialized (
    select e.id, coalesce(e.timezone, b.timezone) as zone, (row_number() over (order by e.id) - 1)::int as place, count(*) over ()::int as among
    from employees e join branches b on b.id = e.branch_id
  ), machines as materialized (
    select id, (row_number() over (order by id) - 1)::int as place, count(*) over ()::int as among
    from devices where direction_mode = 'device'
  )
  insert into attendances (employee_id, action, created_at, recorded_at, timezone, local_time, work_date, source, device_id, direction_origin, code)
  select p.id, ('{in,out}'::text[])[1 + turn], wall.clock at time zone p.zone, wall.clock at time zone p.zone, p.zone,
    to_char(wall.clock, 'YYYY-MM-DD HH24:MI:SS'), day::date, 'device', m.id, 'device', turn
  from generate_series(current_date - $1::int + 1, current_date, interval '1 day') day
  cross join generate_series(0, 1) turn
  cross join people p
  join machines m on m.place = p.place % m.among
  cross join lateral (
    select day::date + time '08:00' + turn * interval '9 hours' + p.place * interval '1 hour' / p.among as clock offset 0) wall
  order by 3`;
