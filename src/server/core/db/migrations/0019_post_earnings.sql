CREATE TABLE "first_visits" (
	"store_id" uuid NOT NULL,
	"order_id" text collate "C" NOT NULL,
	"post_id" text collate "C" NOT NULL,
	CONSTRAINT "first_visits_store_id_order_id_pk" PRIMARY KEY("store_id","order_id")
);
--> statement-breakpoint
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
CREATE TABLE "post_learning" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_work" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "write_backs" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"annotations" boolean DEFAULT false NOT NULL,
	"activities" boolean DEFAULT false NOT NULL,
	"order_marks" boolean DEFAULT false NOT NULL,
	"allowed" jsonb,
	"witness" jsonb,
	"witness_reason" text,
	"witness_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "written_marks" (
	"store_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text collate "C" NOT NULL,
	"post_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"body" text,
	"external_id" text,
	"version" text,
	"days" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"next_try_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "written_marks_store_id_kind_subject_pk" PRIMARY KEY("store_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "first_visits" ADD CONSTRAINT "first_visits_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_experiments" ADD CONSTRAINT "posting_experiments_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_learning" ADD CONSTRAINT "post_learning_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_work" ADD CONSTRAINT "post_work_post_id_scheduled_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."scheduled_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_work" ADD CONSTRAINT "post_work_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_backs" ADD CONSTRAINT "write_backs_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_marks" ADD CONSTRAINT "written_marks_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_visits_post" ON "first_visits" USING btree ("store_id","post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posting_experiments_current" ON "posting_experiments" USING btree ("store_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "posting_experiments_store" ON "posting_experiments" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "post_work_store" ON "post_work" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "written_marks_newest" ON "written_marks" USING btree ("store_id","created_at");