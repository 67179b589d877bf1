create table identity_users (
  id text primary key,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table identity_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  account_id text,
  expires_at timestamptz,
  primary key (model, id)
);
--> statement-breakpoint
create index identity_records_grant on identity_records (model, grant_id) where grant_id is not null;
--> statement-breakpoint
create index identity_records_uid on identity_records (model, uid) where uid is not null;
--> statement-breakpoint
create index identity_records_account on identity_records (account_id) where account_id is not null;
--> statement-breakpoint
create index identity_records_expiry on identity_records (expires_at);
--> statement-breakpoint
create table identity_keys (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create table identity_attempts (
  key text primary key,
  count integer not null,
  since timestamptz not null
);
