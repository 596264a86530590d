CREATE TABLE "brand_kits" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"found" jsonb DEFAULT '{"colours":null,"font":null}'::jsonb NOT NULL,
	"found_logo" text,
	"own_logo" text,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reading_since" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;