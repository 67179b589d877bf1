CREATE TABLE "browser_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
