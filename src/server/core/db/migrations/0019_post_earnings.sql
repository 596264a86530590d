CREATE TABLE "first_visits" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"post_id" text collate "C" NOT NULL,
	CONSTRAINT "first_visits_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "first_visits" ADD CONSTRAINT "first_visits_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_visits_post" ON "first_visits" USING btree ("store_id","post_id");