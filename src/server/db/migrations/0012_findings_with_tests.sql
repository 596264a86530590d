-- What was said under the old tests counts as unsaid: the next look says what is so. The history keeps both.
DELETE FROM "ai_insights" WHERE "status" = 'open' OR "type" IN ('why_changed', 'trend', 'unusual_day', 'rising_product', 'fading_product', 'win_back', 'second_order', 'posting_window', 'best_product');
