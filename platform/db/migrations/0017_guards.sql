CREATE TABLE "blocks" (
	"id" text NOT NULL,
	"subject" text NOT NULL,
	"who" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("subject","who"),
	CONSTRAINT "blocks_id_key" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "probe_days" (
	"service" text NOT NULL,
	"day" integer NOT NULL,
	"checks" integer NOT NULL,
	"failures" integer NOT NULL,
	"is_up" boolean NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "probe_days_pkey" PRIMARY KEY("service","day")
);
--> statement-breakpoint
CREATE TABLE "identity_second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "is_decoy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_second_factors" ADD CONSTRAINT "identity_second_factors_account_id_identity_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_created" ON "calls" USING btree ("created_at");