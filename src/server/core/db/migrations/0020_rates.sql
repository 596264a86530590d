CREATE TABLE "entered_rates" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "entered_rates_user_id_day_from_currency_to_currency_pk" PRIMARY KEY("user_id","day","from_currency","to_currency")
);
--> statement-breakpoint
CREATE TABLE "rate_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"currency" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_days" (
	"list_id" uuid NOT NULL,
	"day" date NOT NULL,
	"rates" jsonb NOT NULL,
	CONSTRAINT "rate_days_list_id_day_pk" PRIMARY KEY("list_id","day")
);
--> statement-breakpoint
CREATE TABLE "rate_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"base" text NOT NULL,
	"currencies" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"days" integer NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_lists_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "entered_rates" ADD CONSTRAINT "entered_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_choices" ADD CONSTRAINT "rate_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_days" ADD CONSTRAINT "rate_days_list_id_rate_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."rate_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_lists" ADD CONSTRAINT "rate_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;