-- Finds any part of the search column (pg_trgm). Where the server does not offer that extension or does not let this
-- account install it, the search reads the column instead, slower and with the same results; see docs/performance.md.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Article_search_trgm" ON "Article" USING gin ("search" gin_trgm_ops);
  CREATE INDEX "Project_search_trgm" ON "Project" USING gin ("search" gin_trgm_ops);
  CREATE INDEX "ContactForm_search_trgm" ON "ContactForm" USING gin ("search" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'No index for searching: %', SQLERRM;
END
$$;
