CREATE TABLE "daily_counts" (
	"day" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_pkey" PRIMARY KEY("day","kind","name")
);
