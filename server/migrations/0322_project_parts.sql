/* What of a project each department estimated and spent, in all and in the last four whole weeks, and what is left to do: as entered last with a week, else what is left of the estimate. Its health follows from these, wherever it is shown. */
create view project_parts as
  select y.project_id, y.department_id, y.baseline, y.estimate, y.spent, y.approved, y.recent, coalesce((
      select t.minutes from time_card_estimates t join time_cards c on c.id = t.time_card_id
      where t.project_id = y.project_id and t.department_id = y.department_id order by c.from_date desc, c.submitted_at desc limit 1),
    greatest(0, y.estimate - y.spent)) as etc
  from (
    select x.project_id, x.department_id, sum(x.baseline)::int as baseline, sum(x.estimate)::int as estimate, sum(x.spent)::int as spent,
      sum(x.approved)::int as approved, sum(x.recent)::int as recent
    from (
      select e.project_id, e.department_id, 0 as baseline, e.minutes as estimate, 0 as spent, 0 as approved, 0 as recent from current_estimates e
      union all
      select e.project_id, e.department_id, e.minutes, 0, 0, 0, 0 from project_estimates e
      where e.baseline = (select min(b.baseline) from project_baselines b where b.project_id = e.project_id)
      union all
      select w.project_id, w.department_id, 0, 0, w.minutes, w.approved_minutes,
        case when w.week_start >= monday_of(current_date) - 28 and w.week_start < monday_of(current_date) then w.minutes else 0 end
      from project_weeks w
    ) x group by 1, 2
  ) y;
