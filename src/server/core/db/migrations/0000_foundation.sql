CREATE TABLE "abandoned_checkouts" (
	"store_id" uuid NOT NULL,
	"id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"customer_id" text collate "C",
	"email" text,
	"recovery_url" text,
	"total" bigint NOT NULL,
	"item_count" integer NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "abandoned_checkouts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_months" (
	"store_id" uuid NOT NULL,
	"month" date NOT NULL,
	"buyer" text collate "C" NOT NULL,
	"first_order_at" timestamp (3) with time zone NOT NULL,
	"second_order_at" timestamp (3) with time zone,
	"orders" integer NOT NULL,
	"bought_before" boolean NOT NULL,
	CONSTRAINT "customer_months_store_id_buyer_month_pk" PRIMARY KEY("store_id","buyer","month")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"store_id" uuid NOT NULL,
	"id" text collate "C" NOT NULL,
	"email" text,
	"phone" text,
	"first_name" text,
	"last_name" text,
	"city" text,
	"country_code" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"product_id" text collate "C",
	"variant_id" text collate "C",
	"title" text NOT NULL,
	"variant_title" text,
	"sku" text,
	"quantity" integer NOT NULL,
	"current_quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"gift_card" boolean NOT NULL,
	CONSTRAINT "order_lines_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" uuid NOT NULL,
	"id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"test" boolean NOT NULL,
	"paid" boolean NOT NULL,
	"financial_status" text,
	"fulfillment_status" text,
	"source" text,
	"customer_id" text collate "C",
	"email" text,
	"phone" text,
	"buyer" text collate "C",
	"city" text,
	"country_code" text,
	"total" bigint NOT NULL,
	"detail" smallint NOT NULL,
	"changed" boolean NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"store_id" uuid NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"sku" text,
	"price" bigint NOT NULL,
	"compare_at_price" bigint,
	"unit_cost" bigint,
	"inventory" integer,
	CONSTRAINT "product_variants_store_id_product_id_id_pk" PRIMARY KEY("store_id","product_id","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" uuid NOT NULL,
	"id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"handle" text NOT NULL,
	"description" text,
	"category" text,
	"vendor" text,
	"status" text NOT NULL,
	"image_url" text,
	"online_url" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"refunded_at" timestamp (3) with time zone NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "refunds_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "sale_events" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"part" text collate "C" NOT NULL,
	"line_id" text collate "C",
	"product_id" text collate "C",
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"currency" text collate "C" NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sale_events_store_id_order_id_key_pk" PRIMARY KEY("store_id","order_id","key")
);
--> statement-breakpoint
CREATE TABLE "sales_hours" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"orders" integer NOT NULL,
	"cancelled_orders" integer NOT NULL,
	"unpaid_orders" integer NOT NULL,
	"guest_orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross" bigint NOT NULL,
	"discounts" bigint NOT NULL,
	"reversals" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"other" bigint NOT NULL,
	"placed" bigint NOT NULL,
	CONSTRAINT "sales_hours_store_id_day_hour_pk" PRIMARY KEY("store_id","day","hour")
);
--> statement-breakpoint
CREATE TABLE "content_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"caption_template" text,
	"hashtag_template" text,
	"image_prompt_template" text,
	"category" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_preferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"optimal_times" jsonb,
	"content_strategy" jsonb,
	"brand_voice" text DEFAULT 'professional' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"hashtag_strategy" jsonb,
	"auto_approval" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"schedule_id" uuid,
	"store_id" uuid NOT NULL,
	"product_id" text,
	"platform" text NOT NULL,
	"content_type" text NOT NULL,
	"caption" text,
	"hashtags" text,
	"image_prompt" text,
	"image_url" text,
	"scheduled_for" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"engagement" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_media_analytics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"campaign_id" uuid,
	"store_id" uuid NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"reach" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"conversions" integer DEFAULT 0 NOT NULL,
	"spend" numeric(10, 2) DEFAULT '0' NOT NULL,
	"cpm" numeric(10, 2) DEFAULT '0' NOT NULL,
	"cpc" numeric(10, 2) DEFAULT '0' NOT NULL,
	"ctr" numeric(5, 4) DEFAULT '0' NOT NULL,
	"date" date NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_media_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"objective" text,
	"budget" numeric(10, 2) NOT NULL,
	"daily_budget" numeric(10, 2),
	"target_audience" jsonb,
	"start_date" timestamp (3) with time zone NOT NULL,
	"end_date" timestamp (3) with time zone,
	"external_campaign_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_media_performance_analytics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"post_id" uuid,
	"platform" text NOT NULL,
	"metric_type" text NOT NULL,
	"value" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_media_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" text,
	"platform" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"caption" text,
	"hashtags" text,
	"image_url" text,
	"image_prompt" text,
	"published_at" timestamp (3) with time zone,
	"scheduled_for" timestamp (3) with time zone,
	"external_post_id" text,
	"is_ad" boolean DEFAULT false NOT NULL,
	"campaign_budget" numeric(10, 2),
	"target_audience" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_media_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"frequency" text NOT NULL,
	"post_times" jsonb,
	"content_types" jsonb,
	"auto_generate" boolean DEFAULT true NOT NULL,
	"approval_required" boolean DEFAULT true NOT NULL,
	"next_post_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_insights_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"insight_type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_cache" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"date_range" text NOT NULL,
	"metric_type" text NOT NULL,
	"data" jsonb NOT NULL,
	"last_updated" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "connected_stores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"store_name" text NOT NULL,
	"store_url" text NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"token_expires_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"external_id" text NOT NULL,
	"handle" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"capabilities" jsonb NOT NULL,
	"disconnected_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sync_states" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"orders_total" integer,
	"products" integer DEFAULT 0 NOT NULL,
	"customers" integer DEFAULT 0 NOT NULL,
	"history_from" timestamp (3) with time zone,
	"history_complete" boolean DEFAULT false NOT NULL,
	"checkpoint" jsonb,
	"changes_read_to" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"last_synced_at" timestamp (3) with time zone,
	"problem_code" text,
	"problem_message" text,
	"lease_token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "generated_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"file_path" text NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_tracking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"week_of_year" text NOT NULL,
	"day_of_year" text NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"provider" text DEFAULT 'email' NOT NULL,
	"google_id" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_googleId_unique" UNIQUE("google_id")
);
--> statement-breakpoint
ALTER TABLE "abandoned_checkouts" ADD CONSTRAINT "abandoned_checkouts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_months" ADD CONSTRAINT "customer_months_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_events" ADD CONSTRAINT "sale_events_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_hours" ADD CONSTRAINT "sales_hours_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_templates" ADD CONSTRAINT "content_templates_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_preferences" ADD CONSTRAINT "posting_preferences_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD CONSTRAINT "scheduled_posts_schedule_id_social_media_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."social_media_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_posts" ADD CONSTRAINT "scheduled_posts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ADD CONSTRAINT "social_media_analytics_post_id_social_media_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."social_media_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ADD CONSTRAINT "social_media_analytics_campaign_id_social_media_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."social_media_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_analytics" ADD CONSTRAINT "social_media_analytics_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_campaigns" ADD CONSTRAINT "social_media_campaigns_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_performance_analytics" ADD CONSTRAINT "social_media_performance_analytics_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_performance_analytics" ADD CONSTRAINT "social_media_performance_analytics_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_posts" ADD CONSTRAINT "social_media_posts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_media_schedules" ADD CONSTRAINT "social_media_schedules_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_insights" ADD CONSTRAINT "ai_insights_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_insights_history" ADD CONSTRAINT "ai_insights_history_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_insights_history" ADD CONSTRAINT "ai_insights_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_cache" ADD CONSTRAINT "analytics_cache_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD CONSTRAINT "connected_stores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_states" ADD CONSTRAINT "sync_states_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_content" ADD CONSTRAINT "generated_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_tracking" ADD CONSTRAINT "usage_tracking_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abandoned_checkouts_updated" ON "abandoned_checkouts" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE INDEX "customer_months_first" ON "customer_months" USING btree ("store_id","month","first_order_at","second_order_at","bought_before");--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("store_id","buyer","placed_at");--> statement-breakpoint
CREATE INDEX "sale_events_occurred" ON "sale_events" USING btree ("store_id","occurred_at");--> statement-breakpoint
CREATE INDEX "content_templates_store" ON "content_templates" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posting_preferences_platform" ON "posting_preferences" USING btree ("store_id","platform");--> statement-breakpoint
CREATE INDEX "scheduled_posts_store" ON "scheduled_posts" USING btree ("store_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "scheduled_posts_schedule" ON "scheduled_posts" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "social_media_analytics_store" ON "social_media_analytics" USING btree ("store_id","date");--> statement-breakpoint
CREATE INDEX "social_media_analytics_post" ON "social_media_analytics" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "social_media_analytics_campaign" ON "social_media_analytics" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "social_media_campaigns_store" ON "social_media_campaigns" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "social_media_performance_analytics_store" ON "social_media_performance_analytics" USING btree ("store_id","date");--> statement-breakpoint
CREATE INDEX "social_media_performance_analytics_post" ON "social_media_performance_analytics" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "social_media_posts_store" ON "social_media_posts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "social_media_schedules_store" ON "social_media_schedules" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "ai_insights_store" ON "ai_insights" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_insights_history_store" ON "ai_insights_history" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_insights_history_user" ON "ai_insights_history" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_cache_entry" ON "analytics_cache" USING btree ("store_id","date_range","metric_type");--> statement-breakpoint
CREATE UNIQUE INDEX "connected_stores_shop" ON "connected_stores" USING btree ("platform","external_id") WHERE disconnected_at is null;--> statement-breakpoint
CREATE INDEX "connected_stores_user" ON "connected_stores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generated_content_user" ON "generated_content" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_tracking_once" ON "usage_tracking" USING btree ("user_id","resource_type","day_of_year","week_of_year");