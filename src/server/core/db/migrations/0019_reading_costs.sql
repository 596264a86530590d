ALTER TABLE "cost_readings" ADD COLUMN "history_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cost_readings" ADD COLUMN "history_checkpoint" jsonb;--> statement-breakpoint
ALTER TABLE "cost_readings" ADD COLUMN "finances_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_finances" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;