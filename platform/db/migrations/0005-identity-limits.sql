alter table identity_users add column email_verified boolean not null default false;
--> statement-breakpoint
-- What was counted before is forgotten: it would be over within the hour.
drop table identity_attempts;
--> statement-breakpoint
create table identity_attempts (
  key text primary key,
  points integer not null,
  expire timestamptz
);
