CREATE TABLE "post_discounts" (
	"store_id" uuid NOT NULL,
	"code" text collate "C" NOT NULL,
	"post_id" uuid NOT NULL,
	"percent" smallint NOT NULL,
	"last_day" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "post_discounts_store_id_code_pk" PRIMARY KEY("store_id","code")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "post_code" text collate "C";--> statement-breakpoint
ALTER TABLE "write_backs" ADD COLUMN "discount_codes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_discounts" ADD CONSTRAINT "post_discounts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_discounts_post" ON "post_discounts" USING btree ("store_id","post_id") WHERE removed_at is null;