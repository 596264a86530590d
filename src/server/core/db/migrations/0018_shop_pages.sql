CREATE TABLE "click_people" (
	"day" date NOT NULL,
	"post_id" uuid NOT NULL,
	"source" text NOT NULL,
	"person" text collate "C" NOT NULL,
	CONSTRAINT "click_people_day_post_id_source_person_pk" PRIMARY KEY("day","post_id","source","person")
);
--> statement-breakpoint
CREATE TABLE "click_salts" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "click_salts_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_clicks" (
	"store_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"source" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"country" text NOT NULL,
	"referrer" text NOT NULL,
	"by_program" boolean NOT NULL,
	"clicks" integer NOT NULL,
	"people" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_clicks_pk" PRIMARY KEY("store_id","post_id","source","hour","country","referrer","by_program")
);
--> statement-breakpoint
CREATE TABLE "shop_page_handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_pages" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"is_public" boolean NOT NULL,
	"in_search" boolean NOT NULL,
	"short_links" boolean NOT NULL,
	"links" jsonb NOT NULL,
	"hidden_post_ids" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text collate "C" PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"source" text NOT NULL,
	"in_text" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "click_people" ADD CONSTRAINT "click_people_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "click_salts" ADD CONSTRAINT "click_salts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_clicks" ADD CONSTRAINT "post_clicks_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_clicks" ADD CONSTRAINT "post_clicks_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_page_handles" ADD CONSTRAINT "shop_page_handles_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pages" ADD CONSTRAINT "shop_pages_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_people_post" ON "click_people" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_clicks_post" ON "post_clicks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "shop_page_handles_store" ON "shop_page_handles" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_post" ON "short_links" USING btree ("post_id","source");--> statement-breakpoint
CREATE INDEX "short_links_store" ON "short_links" USING btree ("store_id");