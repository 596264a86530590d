ALTER TABLE "post_deliveries" ADD COLUMN "choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD COLUMN "post_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;