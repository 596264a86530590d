ALTER TABLE "order_days" ADD COLUMN "channels" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "states" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "goods" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "charges" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "movements" text DEFAULT '' NOT NULL;