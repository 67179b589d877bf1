ALTER TABLE "calls" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "request_id" text;