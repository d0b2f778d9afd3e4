/* Whether whoever knows its serial number speaks for a device. If not, it has an address of its own; who was here before keeps what they have. */
alter table devices add accepts_serial boolean not null default false;
update devices set accepts_serial = true where token_hash is null;
/* The token of its address, encrypted, for those who set it up. */
alter table devices add token_sealed text;

/* Why the door did not let it in. */
alter table device_exchanges add refused_for text
  constraint device_exchanges_refused_for_is_known check (refused_for in ('own_address', 'token', 'network', 'key'));
