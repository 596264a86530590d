-- Days hold more now; whoever reads them next writes them anew.
TRUNCATE "order_days";--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "channels" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "states" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "goods" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "charges" text NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD COLUMN "movements" text NOT NULL;