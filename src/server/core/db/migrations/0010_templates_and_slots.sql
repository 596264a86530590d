ALTER TABLE "content_templates" ADD COLUMN "look" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "write_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "social_media_schedules" ADD COLUMN "template_id" uuid;