INSERT INTO "sales_days" ("store_id", "day", "orders", "cancelled_orders", "unpaid_orders", "guest_orders", "units", "gross", "discounts", "reversals", "shipping", "tax", "other", "placed")
SELECT "store_id", "day", sum("orders"), sum("cancelled_orders"), sum("unpaid_orders"), sum("guest_orders"), sum("units"), sum("gross"), sum("discounts"), sum("reversals"), sum("shipping"), sum("tax"), sum("other"), sum("placed")
FROM "sales_hours" GROUP BY "store_id", "day";
