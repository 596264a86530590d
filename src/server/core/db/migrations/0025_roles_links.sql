ALTER TABLE "approval_links" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "asked_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_links" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "asked_editions" text[] DEFAULT '{}' NOT NULL;