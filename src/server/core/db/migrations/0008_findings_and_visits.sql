CREATE TABLE "order_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"placed" text NOT NULL,
	"buyers" text NOT NULL,
	"countries" text NOT NULL,
	"cities" text NOT NULL,
	"nets" text NOT NULL,
	"products" text NOT NULL,
	"later" text NOT NULL,
	CONSTRAINT "order_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"sessions" integer NOT NULL,
	"cart_additions" integer NOT NULL,
	"reached_checkout" integer NOT NULL,
	"completed_checkout" integer NOT NULL,
	CONSTRAINT "visit_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_parts" (
	"store_id" uuid NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"sessions" integer NOT NULL,
	"cart_additions" integer NOT NULL,
	"reached_checkout" integer NOT NULL,
	"completed_checkout" integer NOT NULL,
	CONSTRAINT "visit_parts_store_id_dimension_day_value_pk" PRIMARY KEY("store_id","dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"reading" jsonb NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_readings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"answer" text DEFAULT 'not_asked' NOT NULL,
	"read_at" timestamp (3) with time zone,
	"problem_code" text,
	"first_day" date,
	"last_day" date,
	"time_zone" text,
	"lease_token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_insights" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "analytics_cache" ADD COLUMN "records_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_cache" ADD COLUMN "history_complete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_runs" ADD COLUMN "records_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_parts" ADD CONSTRAINT "visit_parts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_readings" ADD CONSTRAINT "visit_readings_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_store" ON "saved_cards" USING btree ("store_id","position");--> statement-breakpoint
-- What stands may have been found in half a history: every store is looked through again.
UPDATE "insight_runs" SET "history_complete" = false;--> statement-breakpoint
-- What was said under the old tests counts as unsaid: the next look says what is so. The history keeps both.
DELETE FROM "ai_insights" WHERE "status" = 'open' OR "type" IN ('why_changed', 'trend', 'unusual_day', 'rising_product', 'fading_product', 'win_back', 'second_order', 'posting_window', 'best_product');
