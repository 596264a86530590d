CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micros" integer,
	"outcome" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_totals" (
	"store_id" uuid NOT NULL,
	"buyer" text collate "C" NOT NULL,
	"orders" integer NOT NULL,
	"net" bigint NOT NULL,
	"first_order_at" timestamp (3) with time zone NOT NULL,
	"last_order_at" timestamp (3) with time zone NOT NULL,
	"kept_orders" integer NOT NULL,
	"last_kept_at" timestamp (3) with time zone,
	CONSTRAINT "customer_totals_store_id_buyer_pk" PRIMARY KEY("store_id","buyer")
);
--> statement-breakpoint
CREATE TABLE "product_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross" bigint NOT NULL,
	"discounts" bigint NOT NULL,
	"reversals" bigint NOT NULL,
	CONSTRAINT "product_days_store_id_day_product_id_pk" PRIMARY KEY("store_id","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "content_generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"spent" jsonb NOT NULL,
	"result" jsonb,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "post_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lease_token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"prepared" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"preparing_since" timestamp (3) with time zone,
	"publish_started_at" timestamp (3) with time zone,
	"sent_text" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"look_ups" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"permalink" text,
	"published_at" timestamp (3) with time zone,
	"problem" text,
	"problem_code" text,
	"engagement" jsonb,
	"engagement_due_at" timestamp (3) with time zone,
	"engagement_reads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"network" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"username" text,
	"picture_url" text,
	"followers" integer,
	"via" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"token_expires_at" timestamp (3) with time zone,
	"token_refresh_until" timestamp (3) with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"problem" text,
	"checked_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"disconnected_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "insight_runs" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"history_complete" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "scheduled_posts_schedule";--> statement-breakpoint
DROP INDEX "customers_email";--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "likes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "comments" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "shares" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "saves" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "reach" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "impressions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "clicks" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ALTER COLUMN "conversions" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "net" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "visit_content" text collate "C";--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "product_title" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "content_format" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "short_text" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "with_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "made_with_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "slot_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "made_by" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "written_price" bigint;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "accepted_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "cancelled_from" text;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "in_history" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "product_title" text;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "content_format" text DEFAULT 'post' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "video_duration" integer;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "content_type" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "tone" text DEFAULT 'professional' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "media_id" uuid;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "social_media_schedules" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "social_media_schedules" ADD COLUMN "filled_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "category" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "recommendations" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "finding" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "wording" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "language" text NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "at_stake" bigint;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "score" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_states" ADD COLUMN "records_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_states" ADD COLUMN "totals_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_content" ADD COLUMN "mime_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "generated_content" ADD COLUMN "cleared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_totals" ADD CONSTRAINT "customer_totals_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_days" ADD CONSTRAINT "product_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_generations" ADD CONSTRAINT "content_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_generations" ADD CONSTRAINT "content_generations_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_deliveries" ADD CONSTRAINT "post_deliveries_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_deliveries" ADD CONSTRAINT "post_deliveries_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_deliveries" ADD CONSTRAINT "post_deliveries_account_id_social_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."social_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_runs" ADD CONSTRAINT "insight_runs_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_user" ON "ai_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_totals_net" ON "customer_totals" USING btree ("store_id","net","buyer");--> statement-breakpoint
CREATE INDEX "customer_totals_orders" ON "customer_totals" USING btree ("store_id","orders","buyer");--> statement-breakpoint
CREATE INDEX "customer_totals_first" ON "customer_totals" USING btree ("store_id","first_order_at","buyer");--> statement-breakpoint
CREATE INDEX "customer_totals_last" ON "customer_totals" USING btree ("store_id","last_order_at","buyer");--> statement-breakpoint
CREATE INDEX "content_generations_user" ON "content_generations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "content_generations_store" ON "content_generations" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "content_generations_unfinished" ON "content_generations" USING btree ("lease_until") WHERE finished_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "post_deliveries_account" ON "post_deliveries" USING btree ("post_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_deliveries_external" ON "post_deliveries" USING btree ("account_id","external_id");--> statement-breakpoint
CREATE INDEX "post_deliveries_due" ON "post_deliveries" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "post_deliveries_leased" ON "post_deliveries" USING btree ("account_id") WHERE lease_until is not null;--> statement-breakpoint
CREATE INDEX "post_deliveries_engagement" ON "post_deliveries" USING btree ("engagement_due_at") WHERE engagement_due_at is not null;--> statement-breakpoint
CREATE INDEX "post_deliveries_store" ON "post_deliveries" USING btree ("store_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_account" ON "social_accounts" USING btree ("store_id","network","external_id");--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD CONSTRAINT "scheduled_posts_media_id_generated_content_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."generated_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD CONSTRAINT "scheduled_posts_cover_id_generated_content_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."generated_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD CONSTRAINT "social_media_posts_media_id_generated_content_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."generated_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD CONSTRAINT "social_media_posts_cover_id_generated_content_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."generated_content"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("store_id",lower(translate(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_last_name" ON "customers" USING btree ("store_id",lower(translate(last_name, 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_without_checkout" ON "orders" USING btree ("store_id","placed_at") WHERE source in ('pos', 'shopify_draft_order');--> statement-breakpoint
CREATE INDEX "orders_visit" ON "orders" USING btree ("store_id","visit_content") WHERE visit_content is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_posts_slot" ON "scheduled_posts" USING btree ("schedule_id","slot_at");--> statement-breakpoint
CREATE INDEX "scheduled_posts_media" ON "scheduled_posts" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "scheduled_posts_cover" ON "scheduled_posts" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "social_media_posts_media" ON "social_media_posts" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "social_media_posts_cover" ON "social_media_posts" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "ai_insights_subject" ON "ai_insights" USING btree ("store_id","subject","created_at");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("store_id","email" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD CONSTRAINT "social_media_posts_generationId_unique" UNIQUE("generation_id");