create table calls (
  id text primary key,
  kind text not null,
  visitor_hash text not null,
  address_hash text not null,
  phone_hash text not null,
  phone_tail text not null,
  phone_sealed text,
  day integer not null,
  content jsonb not null,
  idempotency_key text,
  body_hash text not null,
  answer_calls_left integer not null,
  ticket_hash text not null unique,
  ticket_expires_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  state text not null default 'CREATING',
  result text,
  given_back boolean not null default false,
  plan jsonb,
  steps_done integer not null default 0,
  recording text,
  recording_share real
);
--> statement-breakpoint
create index calls_visitor_day on calls (visitor_hash, day);
--> statement-breakpoint
create index calls_phone_day on calls (phone_hash, day);
--> statement-breakpoint
create index calls_address_day on calls (address_hash, day);
--> statement-breakpoint
create index calls_open on calls (state) where state <> 'DONE';
--> statement-breakpoint
create unique index calls_idempotency on calls (visitor_hash, idempotency_key) where idempotency_key is not null;
--> statement-breakpoint
create table call_events (
  call_id text not null references calls (id) on delete cascade,
  seq integer not null,
  event jsonb not null,
  primary key (call_id, seq)
);
--> statement-breakpoint
create table consents (
  id text primary key,
  call_id text not null,
  who text not null,
  scope text not null,
  version text not null,
  accepted_at timestamptz not null,
  hash text not null
);
--> statement-breakpoint
create table suppressions (
  phone_hash text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  primary key (phone_hash, reason)
);
--> statement-breakpoint
create table captcha_uses (
  id text primary key,
  expires_at timestamptz not null
);
