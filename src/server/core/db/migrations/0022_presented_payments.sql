ALTER TABLE "order_payments" ADD COLUMN "presented_currency" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "presented_amount" bigint;