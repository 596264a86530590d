ALTER TABLE "insight_runs" ADD COLUMN "records_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What stands may have been found in half a history: every store is looked through again.
UPDATE "insight_runs" SET "history_complete" = false;
