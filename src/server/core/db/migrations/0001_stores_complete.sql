CREATE TABLE "store_comparisons" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	"basis" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"our_orders" integer NOT NULL,
	"their_orders" integer NOT NULL,
	"our_total" bigint,
	"their_total" bigint,
	"differences" jsonb NOT NULL,
	"cause" text
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform" text NOT NULL,
	"shop_id" text collate "C" NOT NULL,
	"request_key" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"received_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"outcome" jsonb,
	CONSTRAINT "privacy_requests_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"store_id" uuid NOT NULL,
	"event_id" text collate "C" NOT NULL,
	"topic" text NOT NULL,
	"notice" jsonb,
	"triggered_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "webhook_events_store_id_event_id_pk" PRIMARY KEY("store_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_subscriptions" (
	"store_id" uuid NOT NULL,
	"id" text collate "C" NOT NULL,
	"topic" text NOT NULL,
	"secret" text,
	CONSTRAINT "webhook_subscriptions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_store_id_connected_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "sale_events" DROP CONSTRAINT "sale_events_store_id_connected_stores_id_fk";
--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "refresh_token_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "token_refresh_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "connection" text DEFAULT 'token' NOT NULL;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "client_secret" text;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "webhook_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "told_of_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "connected_stores" ADD COLUMN "connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "store_comparisons" ADD CONSTRAINT "store_comparisons_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_subscriptions" ADD CONSTRAINT "webhook_subscriptions_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_user" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("store_id","received_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "connected_stores" ADD CONSTRAINT "connected_stores_webhookKey_unique" UNIQUE("webhook_key");--> statement-breakpoint
CREATE FUNCTION "delete_details_of_gone_stores"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "sale_events" WHERE "store_id" IN (SELECT "id" FROM gone);
	DELETE FROM "order_lines" WHERE "store_id" IN (SELECT "id" FROM gone);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "connected_stores_gone" AFTER DELETE ON "connected_stores" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "delete_details_of_gone_stores"();
