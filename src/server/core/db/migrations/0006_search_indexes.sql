DROP INDEX "customers_email";--> statement-breakpoint
DROP INDEX "customers_name";--> statement-breakpoint
DROP INDEX "customers_last_name";--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("store_id","email" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("store_id",lower(translate(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu')) text_pattern_ops,"first_name","last_name","id");--> statement-breakpoint
CREATE INDEX "customers_last_name" ON "customers" USING btree ("store_id",lower(translate(last_name, 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu')) text_pattern_ops,"last_name","id");