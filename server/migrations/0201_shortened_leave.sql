/* The last day that remains of an approved leave while its owner asks to give back the days after it. */
alter table leaves add column shorten_to date;
alter table leaves add constraint leaves_are_shortened_by_request check (
  shorten_to is null or status = 'cancellation_requested' and shorten_to >= from_date and shorten_to < to_date);

alter table approvals drop constraint approvals_question_is_known;
alter table approvals add constraint approvals_question_is_known check (question in ('request', 'cancellation', 'shortening'));
