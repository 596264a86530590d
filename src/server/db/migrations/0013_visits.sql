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
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_parts" ADD CONSTRAINT "visit_parts_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_readings" ADD CONSTRAINT "visit_readings_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;