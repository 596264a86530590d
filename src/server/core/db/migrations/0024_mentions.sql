ALTER TABLE "notification_settings" ADD COLUMN "mentions" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "mentions" uuid[] DEFAULT '{}' NOT NULL;