-- Days of profit lack the new sums: their next readers write them again, and reports made of them are forgotten.
TRUNCATE "profit_days", "profit_products", "profit_groups", "order_profits", "vat_days";--> statement-breakpoint
DELETE FROM "analytics_cache" WHERE "metric_type" LIKE 'profit.%';--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "written_off" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "shipping_vat_unknown" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "sent_uncosted" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "uncosted_charges" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "written_off" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "shipping_vat_unknown" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "sent_uncosted" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "uncosted_charges" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "written_off" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "shipping_vat_unknown" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "sent_uncosted" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "uncosted_charges" bigint NOT NULL;