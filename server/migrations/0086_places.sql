-- Who stands in for whom, asked in one word, so that the statements which ask it stay short.

/*
 * The accounts whose place somebody takes today, each with the kind of request it is for; null is every kind. Also of those who stand in for others
 * themselves, as far as `longest` goes. In plpgsql, because a plan of its own is kept, while one that is part of a statement is made anew each time.
 */
create function places_taken(delegate int, longest int) returns table (user_id int, model text) language plpgsql stable rows 1 as $$
begin
  return query with recursive taken (employee_id, model, steps) as (
    select d.employee_id, d.model, 1 from delegations d join employees e on e.id = d.employee_id
    where d.delegate_id = delegate and today_of(e) between d.from_date and d.to_date
    union
    select d.employee_id, coalesce(taken.model, d.model), taken.steps + 1
    from taken join delegations d on d.delegate_id = taken.employee_id and (taken.model = d.model or taken.model is null or d.model is null)
      join employees e on e.id = d.employee_id
    where taken.steps < longest and today_of(e) between d.from_date and d.to_date)
  select u.id, taken.model from taken join users u on u.employee_id = taken.employee_id;
end $$;

-- What waits for me? Of all that I was ever asked, what I have not agreed to.
create index approval_assignees_unanswered on approval_assignees (user_id, approval_id) where agreed_at is null;
