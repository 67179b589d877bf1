ALTER TABLE "identity_users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "identity_users" ADD COLUMN "consented_at" timestamp with time zone;