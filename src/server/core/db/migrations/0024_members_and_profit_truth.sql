ALTER TABLE "data_exports" ADD COLUMN "account_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000';--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "mentions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "asked_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "mentions" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "asked_editions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "written_off" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "shipping_vat_unknown" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "sent_uncosted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "uncosted_charges" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_days" ADD COLUMN "sums_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "written_off" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "shipping_vat_unknown" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "sent_uncosted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD COLUMN "uncosted_charges" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "written_off" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "shipping_vat_unknown" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "sent_uncosted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profit_products" ADD COLUMN "uncosted_charges" bigint DEFAULT 0 NOT NULL;