CREATE TABLE "ads_accounts" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text,
	"manager_id" text,
	"name" text,
	"currency" text,
	"time_zone" text,
	"auto_tagging" integer,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"token_expires_at" timestamp (3) with time zone,
	"token_refresh_until" timestamp (3) with time zone,
	"status" text NOT NULL,
	"problem" text,
	"read_at" timestamp (3) with time zone,
	"known_from" date,
	"reading_until" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone,
	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_actions" (
	"store_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"finding" jsonb,
	"wording" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ads_actions_store_id_subject_pk" PRIMARY KEY("store_id","subject")
);
--> statement-breakpoint
CREATE TABLE "ads_ads" (
	"store_id" uuid NOT NULL,
	"ad_id" text collate "C" NOT NULL,
	"campaign_id" text collate "C" NOT NULL,
	"headlines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"descriptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"final_urls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"strength" text,
	"approval" text,
	CONSTRAINT "ads_ads_store_id_ad_id_pk" PRIMARY KEY("store_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "ads_asset_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"daily_budget" bigint,
	"groups" jsonb NOT NULL,
	"negatives" jsonb NOT NULL,
	"wording" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"exported_at" timestamp (3) with time zone,
	"exported" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_campaign_list" (
	"store_id" uuid NOT NULL,
	"campaign_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"bidding" text,
	"daily_budget_micros" bigint,
	CONSTRAINT "ads_campaign_list_store_id_campaign_id_pk" PRIMARY KEY("store_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "ads_figures" (
	"store_id" uuid NOT NULL,
	"breakdown" text NOT NULL,
	"day" date NOT NULL,
	"campaign_id" text collate "C" NOT NULL,
	"part" text collate "C" NOT NULL,
	"name" text,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"conversions" double precision NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "ads_figures_store_id_breakdown_day_campaign_id_part_pk" PRIMARY KEY("store_id","breakdown","day","campaign_id","part")
);
--> statement-breakpoint
CREATE TABLE "ads_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"currency" text,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"skipped" integer NOT NULL,
	"problem" text,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"gross_margin" double precision,
	"industry" text,
	"assumptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ads_shares" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"campaign_id" text collate "C" NOT NULL,
	"impression_share" double precision,
	"top_share" double precision,
	"absolute_top_share" double precision,
	"lost_to_budget" double precision,
	"lost_to_rank" double precision,
	"click_share" double precision,
	CONSTRAINT "ads_shares_store_id_day_campaign_id_pk" PRIMARY KEY("store_id","day","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "customer_match_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"groups" jsonb NOT NULL,
	"customers" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "social_media_campaigns" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "social_media_campaigns" ADD COLUMN "checklist" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ads_accounts" ADD CONSTRAINT "ads_accounts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_actions" ADD CONSTRAINT "ads_actions_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_ads" ADD CONSTRAINT "ads_ads_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_asset_sets" ADD CONSTRAINT "ads_asset_sets_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_campaign_list" ADD CONSTRAINT "ads_campaign_list_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_figures" ADD CONSTRAINT "ads_figures_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_reports" ADD CONSTRAINT "ads_reports_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_settings" ADD CONSTRAINT "ads_settings_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads_shares" ADD CONSTRAINT "ads_shares_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_match_exports" ADD CONSTRAINT "customer_match_exports_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_asset_sets_store" ON "ads_asset_sets" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "ads_reports_store" ON "ads_reports" USING btree ("store_id","kind","imported_at");--> statement-breakpoint
CREATE INDEX "customer_match_exports_store" ON "customer_match_exports" USING btree ("store_id","created_at");--> statement-breakpoint
ALTER TABLE "social_media_campaigns" ADD CONSTRAINT "social_media_campaigns_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_media_campaigns_post" ON "social_media_campaigns" USING btree ("post_id");