/* A link to a file lives with the session it was made in, and a file for its owner only as long as the owner's rights are those it was written by. */
alter table exports add column session_id int, add column rights_mark text;
alter table kept_exports add column rights_mark text;
