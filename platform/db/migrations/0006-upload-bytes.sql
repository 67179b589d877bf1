-- Addresses given before this takes effect are good for five minutes; none of them is honoured without a size.
update uploads set size = 0 where size is null;
--> statement-breakpoint
alter table uploads alter column size set not null;
--> statement-breakpoint
alter table uploads add column address_hash text;
--> statement-breakpoint
create index uploads_address on uploads (address_hash, created_at) where address_hash is not null;
