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
ALTER TABLE "write_backs" ADD CONSTRAINT "write_backs_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_marks" ADD CONSTRAINT "written_marks_store_id_connected_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."connected_stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "written_marks_newest" ON "written_marks" USING btree ("store_id","created_at");