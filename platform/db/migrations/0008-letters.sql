ALTER TABLE "outbox" ADD COLUMN "recipient" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_pkey" PRIMARY KEY("submission_id","recipient");--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "locale" text;
