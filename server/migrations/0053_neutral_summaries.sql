/* What a request is about follows from its changes, and is told to each reader in their language. */
alter table change_requests drop column summary;
