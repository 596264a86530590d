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
CREATE TABLE "store_goals" (
	"store_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_goals_store_id_month_pk" PRIMARY KEY("store_id","month")
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
CREATE TABLE "cost_readings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"reading_until" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"history_begun_at" timestamp (3) with time zone,
	"history_checkpoint" jsonb,
	"history_read_to" timestamp (3) with time zone,
	"history_read" boolean DEFAULT false NOT NULL,
	"finances_refused_at" timestamp (3) with time zone,
	"charges_read_to" timestamp (3) with time zone,
	"sold_costs_from" date,
	"sold_costs_to" date,
	"shares_charges" boolean,
	"shares_sold_costs" boolean,
	"problem_code" text
);
--> statement-breakpoint
CREATE TABLE "finances_due" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	CONSTRAINT "finances_due_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_finances" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"fee_expected" boolean NOT NULL,
	"refused" boolean DEFAULT false NOT NULL,
	"restocks" jsonb,
	"taxes" jsonb NOT NULL,
	"tracking_numbers" jsonb NOT NULL,
	CONSTRAINT "order_finances_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"presented_currency" text,
	"presented_amount" bigint,
	"fee" bigint,
	"fee_tax" bigint NOT NULL,
	"fee_expected" boolean NOT NULL,
	"withheld" bigint NOT NULL,
	"processed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_payments_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_profits" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"net_sales" bigint NOT NULL,
	"contribution" bigint NOT NULL,
	"complete" boolean NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "order_profits_store_id_day_order_id_pk" PRIMARY KEY("store_id","day","order_id")
);
--> statement-breakpoint
CREATE TABLE "profit_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	"discounts" bigint NOT NULL,
	"returns" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_unknown" bigint NOT NULL,
	"covered" bigint NOT NULL,
	"covered_by_rule" bigint NOT NULL,
	"covered_assumed" bigint NOT NULL,
	"cost_of_goods" bigint NOT NULL,
	"shipping_charged" bigint NOT NULL,
	"shipping_uncosted" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"shipping_by_rule" bigint NOT NULL,
	"shipments" integer NOT NULL,
	"shipments_costed" integer NOT NULL,
	"fees" bigint NOT NULL,
	"fees_by_rule" bigint NOT NULL,
	"fee_tax" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"paid_with_fee" bigint NOT NULL,
	"fees_expected" integer NOT NULL,
	"handling" bigint NOT NULL,
	"other_income" bigint NOT NULL,
	"other_costs" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	CONSTRAINT "profit_days_store_id_day_pk" PRIMARY KEY("store_id","day")
);
--> statement-breakpoint
CREATE TABLE "profit_groups" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text collate "C" NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	"discounts" bigint NOT NULL,
	"returns" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_unknown" bigint NOT NULL,
	"covered" bigint NOT NULL,
	"covered_by_rule" bigint NOT NULL,
	"covered_assumed" bigint NOT NULL,
	"cost_of_goods" bigint NOT NULL,
	"shipping_charged" bigint NOT NULL,
	"shipping_uncosted" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"shipping_by_rule" bigint NOT NULL,
	"shipments" integer NOT NULL,
	"shipments_costed" integer NOT NULL,
	"fees" bigint NOT NULL,
	"fees_by_rule" bigint NOT NULL,
	"fee_tax" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"paid_with_fee" bigint NOT NULL,
	"fees_expected" integer NOT NULL,
	"handling" bigint NOT NULL,
	"other_income" bigint NOT NULL,
	"other_costs" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	CONSTRAINT "profit_groups_store_id_day_dimension_value_pk" PRIMARY KEY("store_id","day","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "profit_products" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"variant_id" text collate "C" NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"gross_sales" bigint NOT NULL,
	"discounts" bigint NOT NULL,
	"returns" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_unknown" bigint NOT NULL,
	"covered" bigint NOT NULL,
	"covered_by_rule" bigint NOT NULL,
	"covered_assumed" bigint NOT NULL,
	"cost_of_goods" bigint NOT NULL,
	"shipping_charged" bigint NOT NULL,
	"shipping_uncosted" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"shipping_by_rule" bigint NOT NULL,
	"shipments" integer NOT NULL,
	"shipments_costed" integer NOT NULL,
	"fees" bigint NOT NULL,
	"fees_by_rule" bigint NOT NULL,
	"fee_tax" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"paid_with_fee" bigint NOT NULL,
	"fees_expected" integer NOT NULL,
	"handling" bigint NOT NULL,
	"other_income" bigint NOT NULL,
	"other_costs" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	CONSTRAINT "profit_products_store_id_day_product_id_variant_id_pk" PRIMARY KEY("store_id","day","product_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "profit_rules" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_charges" (
	"store_id" uuid NOT NULL,
	"source" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"order_id" text collate "C",
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_charges_store_id_source_id_pk" PRIMARY KEY("store_id","source","id")
);
--> statement-breakpoint
CREATE TABLE "variant_costs" (
	"store_id" uuid NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"variant_id" text collate "C" NOT NULL,
	"source" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"unit_cost" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variant_costs_store_id_product_id_variant_id_source_from_day_pk" PRIMARY KEY("store_id","product_id","variant_id","source","from_day")
);
--> statement-breakpoint
CREATE TABLE "vat_days" (
	"store_id" uuid NOT NULL,
	"day" date NOT NULL,
	"country_code" text collate "C" NOT NULL,
	"rate" bigint NOT NULL,
	"channel_liable" boolean NOT NULL,
	"base" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "vat_days_store_id_day_country_code_rate_channel_liable_pk" PRIMARY KEY("store_id","day","country_code","rate","channel_liable")
);
--> statement-breakpoint
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
ALTER TABLE "insight_runs" ADD COLUMN "with_profit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_comparisons" ADD COLUMN "profit" jsonb;--> statement-breakpoint
ALTER TABLE "goal_targets" ADD CONSTRAINT "goal_targets_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_goals" ADD CONSTRAINT "store_goals_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_goals" ADD CONSTRAINT "user_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_readings" ADD CONSTRAINT "cost_readings_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finances_due" ADD CONSTRAINT "finances_due_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_finances" ADD CONSTRAINT "order_finances_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_profits" ADD CONSTRAINT "order_profits_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_days" ADD CONSTRAINT "profit_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_groups" ADD CONSTRAINT "profit_groups_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_products" ADD CONSTRAINT "profit_products_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profit_rules" ADD CONSTRAINT "profit_rules_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_charges" ADD CONSTRAINT "store_charges_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_costs" ADD CONSTRAINT "variant_costs_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_days" ADD CONSTRAINT "vat_days_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entered_rates" ADD CONSTRAINT "entered_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_choices" ADD CONSTRAINT "rate_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_days" ADD CONSTRAINT "rate_days_list_id_rate_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."rate_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_lists" ADD CONSTRAINT "rate_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_finances_expected" ON "order_finances" USING btree ("store_id","read_at") WHERE fee_expected;--> statement-breakpoint
CREATE INDEX "order_payments_processed" ON "order_payments" USING btree ("store_id","processed_at");--> statement-breakpoint
CREATE INDEX "order_profits_contribution" ON "order_profits" USING btree ("store_id","contribution","day");--> statement-breakpoint
CREATE INDEX "order_profits_number" ON "order_profits" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "store_charges_order" ON "store_charges" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "store_charges_at" ON "store_charges" USING btree ("store_id","at");