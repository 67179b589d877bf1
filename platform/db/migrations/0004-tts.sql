create table tts_uses (
  visitor_hash text not null,
  address_hash text not null,
  day integer not null,
  content_id text not null,
  primary key (visitor_hash, day, content_id)
);
--> statement-breakpoint
create index tts_uses_address on tts_uses (address_hash, day);
