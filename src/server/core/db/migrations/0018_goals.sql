CREATE TABLE "store_goals" (
	"store_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_goals_store_id_month_pk" PRIMARY KEY("store_id","month")
);
--> statement-breakpoint
ALTER TABLE "store_goals" ADD CONSTRAINT "store_goals_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;