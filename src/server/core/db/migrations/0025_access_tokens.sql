CREATE TABLE "access_token_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"access_token_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"store_id" uuid,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"ending" text NOT NULL,
	"hash" text collate "C" NOT NULL,
	"scopes" text[] NOT NULL,
	"store_ids" uuid[] NOT NULL,
	"api_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"warns_at" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_from" text,
	CONSTRAINT "access_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "api_answers" (
	"access_token_id" uuid NOT NULL,
	"idempotency_key" text collate "C" NOT NULL,
	"request_hash" text collate "C" NOT NULL,
	"body" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_answers_access_token_id_idempotency_key_pk" PRIMARY KEY("access_token_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "access_token_calls" ADD CONSTRAINT "access_token_calls_access_token_id_access_tokens_id_fk" FOREIGN KEY ("access_token_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_access_token_id_access_tokens_id_fk" FOREIGN KEY ("access_token_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_calls_token" ON "access_token_calls" USING btree ("access_token_id","id");--> statement-breakpoint
CREATE INDEX "access_token_calls_age" ON "access_token_calls" USING brin ("at");--> statement-breakpoint
CREATE INDEX "access_tokens_account" ON "access_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_answers_age" ON "api_answers" USING btree ("started_at");