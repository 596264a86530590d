CREATE TABLE "posting_experiments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"store_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"weeks" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"result" jsonb
);
--> statement-breakpoint
ALTER TABLE "posting_experiments" ADD CONSTRAINT "posting_experiments_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_experiments_current" ON "posting_experiments" USING btree ("store_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "posting_experiments_store" ON "posting_experiments" USING btree ("store_id");