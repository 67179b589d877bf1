CREATE TABLE "speech_uses" (
	"day" integer PRIMARY KEY NOT NULL,
	"characters" integer NOT NULL
);
