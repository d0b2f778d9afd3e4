import { fastify } from 'fastify';
import pg from 'pg';

/**
 * A hand-written baseline for the page of users: one prepared statement written only for this list, one scan for rows and total, JSON built in
 * the database, no token, no rights. The generic list is measured against it.
 */
const statement = `
  with found as materialized (
    select id, name from users where search_text like $1 limit 1001
  ), page as materialized (
    select id, row_number() over () as place from (select id from found order by name collate "und-x-icu", id limit 10) first
  )
  select concat('{"data":', coalesce((
    select json_agg(row_to_json(x) order by x.place) from (
      select page.place, u.id, u.version, u.created_at, u.updated_at, u.first_name, u.last_name, u.name, u.email, u.employee_id, u.locale, u.timezone,
        u.status, u.last_login_at, json_build_object('id', e.id, 'name', e.name) as employee, j.name as occupation,
        held.roles, held.roles_named,
        (select '/users/' || u.id || '/media/' || max(m.id) from media m
         where m.model = 'users' and m.model_id = u.id and m.collection = 'picture') as pic
      from page join users u on u.id = page.id left join employees e on e.id = u.employee_id left join jobs j on j.id = e.job_id
      cross join lateral (
        select json_agg(r.id) as roles, json_agg(json_build_object('id', r.id, 'name', r.name)) as roles_named
        from user_roles l join roles r on r.id = l.role_id where l.user_id = u.id
      ) held
    ) x)::text, '[]'),
    ',"meta":', json_build_object('total', least(n.total, 1000), 'page', 1, 'per_page', 10, 'last_page', ceil(least(n.total, 1000) / 10.0)), '}'
  ) as answer
  from (select count(*) as total from found) n`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

app.get('/users', async (request, reply) => {
  const { search } = request.query as { search: string };
  const { rows } = await pool.query({ name: 'users', text: statement, values: [`%${search}%`] });
  return reply.type('application/json; charset=utf-8').send(rows[0].answer);
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
