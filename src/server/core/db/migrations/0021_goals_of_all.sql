CREATE TABLE "goal_targets" (
	"store_id" uuid NOT NULL,
	"month" text NOT NULL,
	"target_id" text,
	"state" text NOT NULL,
	"reason" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goal_targets_store_id_month_pk" PRIMARY KEY("store_id","month")
);
--> statement-breakpoint
CREATE TABLE "user_goals" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_goals_user_id_month_currency_pk" PRIMARY KEY("user_id","month","currency")
);
--> statement-breakpoint
ALTER TABLE "goal_targets" ADD CONSTRAINT "goal_targets_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_goals" ADD CONSTRAINT "user_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;