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
ALTER TABLE "order_days" ADD CONSTRAINT "order_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;