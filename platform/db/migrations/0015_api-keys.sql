CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"monthly_characters" integer,
	"allowance" integer NOT NULL,
	"allowance_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash_key" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "api_uses" (
	"key_id" text NOT NULL,
	"month" text NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "api_uses_pkey" PRIMARY KEY("key_id","month")
);
--> statement-breakpoint
CREATE TABLE "speeches" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"wish" jsonb,
	"characters" integer NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"parts" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"duration_ms" integer,
	"words" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_uses" ADD CONSTRAINT "api_uses_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speeches" ADD CONSTRAINT "speeches_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_owner" ON "api_keys" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "speeches_idempotency" ON "speeches" USING btree ("key_id","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "speeches_created" ON "speeches" USING btree ("created_at");