CREATE TABLE "feature_flags" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"flags" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
create function tell_feature_flags() returns trigger language plpgsql as $$
begin
  -- Whoever changes the flags by hand need not think of the time, and clocks of several machines do not take it back.
  if tg_op = 'UPDATE' and new.updated_at <= old.updated_at then
    new.updated_at := greatest(now(), old.updated_at + interval '1 millisecond');
  end if;
  perform pg_notify('feature_flags', '');
  return new;
end $$;
--> statement-breakpoint
create trigger feature_flags_changed before insert or update on feature_flags for each row execute function tell_feature_flags();
