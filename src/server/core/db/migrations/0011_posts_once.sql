ALTER TABLE "post_deliveries" ADD COLUMN "open_attempt" jsonb;--> statement-breakpoint
ALTER TABLE "post_deliveries" ADD COLUMN "failed_look_ups" integer DEFAULT 0 NOT NULL;