DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("submission_id") WHERE sent_at is null;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "next_attempt_at";