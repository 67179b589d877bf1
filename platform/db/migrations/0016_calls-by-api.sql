CREATE TABLE "api_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"is_test" boolean NOT NULL,
	"campaign_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"phone_hash" text NOT NULL,
	"phone_tail" text NOT NULL,
	"phone_sealed" text,
	"values" jsonb,
	"idempotency_key" text,
	"body_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"dialled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"result" text,
	"duration_ms" integer
);
--> statement-breakpoint
CREATE TABLE "call_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"is_test" boolean NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"script" text NOT NULL,
	"voice_id" text NOT NULL,
	"rate" real NOT NULL,
	"at_once" integer NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"account" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"answer_status" integer,
	"answer_body" text,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"previous_sealed" text,
	"previous_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "api_calls" ADD CONSTRAINT "api_calls_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "public"."call_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_calls_dialled" ON "api_calls" USING btree ("account","dialled_at");--> statement-breakpoint
CREATE INDEX "api_calls_created" ON "api_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_calls_phone" ON "api_calls" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "api_calls_open" ON "api_calls" USING btree ("state","campaign_id","position") WHERE state in ('waiting', 'calling');--> statement-breakpoint
CREATE UNIQUE INDEX "api_calls_position" ON "api_calls" USING btree ("campaign_id","position") WHERE campaign_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_calls_idempotency" ON "api_calls" USING btree ("account","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "call_campaigns_account" ON "call_campaigns" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "call_campaigns_running" ON "call_campaigns" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "call_campaigns_idempotency" ON "call_campaigns" USING btree ("account","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_account" ON "webhook_deliveries" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_account" ON "webhooks" USING btree ("account");--> statement-breakpoint
CREATE INDEX "api_keys_email" ON "api_keys" USING btree ("email_hash") WHERE email_hash is not null;