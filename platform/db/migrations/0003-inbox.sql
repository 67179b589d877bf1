create table submissions (
  id text primary key,
  kind text not null,
  receipt text not null unique,
  created_at timestamptz not null,
  idempotency_key text,
  body_hash text not null,
  suspicion text,
  name text,
  phone text,
  email text,
  job_id text,
  upload_key text unique,
  content jsonb not null,
  done_at timestamptz,
  note text
);
--> statement-breakpoint
create unique index submissions_idempotency on submissions (kind, idempotency_key) where idempotency_key is not null;
--> statement-breakpoint
create unique index submissions_email_per_job on submissions (coalesce(job_id, ''), email)
  where kind = 'application' and suspicion is distinct from 'honeypot';
--> statement-breakpoint
create index submissions_created on submissions (created_at);
--> statement-breakpoint
create index submissions_phone on submissions (phone) where phone is not null;
--> statement-breakpoint
create index submissions_email on submissions (email) where email is not null;
--> statement-breakpoint
create table uploads (
  key text primary key,
  extension text not null,
  size integer,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'issued'
);
--> statement-breakpoint
create index uploads_created on uploads (created_at) where state <> 'claimed';
--> statement-breakpoint
create table outbox (
  submission_id text primary key references submissions (id) on delete cascade,
  message_id text not null unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
--> statement-breakpoint
create index outbox_due on outbox (next_attempt_at) where sent_at is null;
--> statement-breakpoint
alter table consents rename column call_id to record_id;
--> statement-breakpoint
alter table consents add column phone_hash text;
--> statement-breakpoint
alter table consents add column email_hash text;
--> statement-breakpoint
alter table consents add column withdrawn_at timestamptz;
--> statement-breakpoint
update consents set phone_hash = calls.phone_hash from calls where calls.id = consents.record_id;
--> statement-breakpoint
create index consents_phone on consents (phone_hash) where phone_hash is not null;
--> statement-breakpoint
create index consents_email on consents (email_hash) where email_hash is not null;
