CREATE TABLE "replicas" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "hang_up_at" timestamp with time zone;