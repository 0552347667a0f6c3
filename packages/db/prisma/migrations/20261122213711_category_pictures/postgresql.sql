-- DropIndex
DROP INDEX "Category_visible_id_idx";

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "image" TEXT COLLATE "C",
ADD COLUMN     "order" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Category_order_id_idx" ON "Category"("order", "id");

-- CreateIndex
CREATE INDEX "Category_visible_order_id_idx" ON "Category"("visible", "order", "id");

-- Existing categories keep the drawing that was picked by a word in the slug, else by a number made of the slug, and the
-- order in which they were created.
WITH RECURSIVE "hashes" ("id", "slug", "place", "value") AS (
  SELECT "id", "slug", 0, CAST(0 AS BIGINT) FROM "Category"
  UNION ALL
  SELECT "id", "slug", "place" + 1, ("value" * 31 + ascii(substr("slug", "place" + 1, 1))) & 4294967295
  FROM "hashes" WHERE "place" < length("slug")
)
UPDATE "Category" SET
  "order" = (SELECT COUNT(*) FROM "Category" AS "earlier" WHERE "earlier"."id" < "Category"."id"),
  "image" = '/art/category-' || CASE
    WHEN "slug" LIKE '%pano%' THEN 'pano'
    WHEN "slug" LIKE '%otomasyon%' THEN 'otomasyon'
    WHEN "slug" LIKE '%aydinlatma%' THEN 'aydinlatma'
    WHEN "slug" LIKE '%kamera%' THEN 'kamera'
    WHEN "slug" LIKE '%sarj%' THEN 'sarj'
    ELSE (
      SELECT CASE "value" % 5 WHEN 0 THEN 'pano' WHEN 1 THEN 'otomasyon' WHEN 2 THEN 'aydinlatma' WHEN 3 THEN 'kamera' WHEN 4 THEN 'sarj' END
      FROM "hashes" WHERE "hashes"."id" = "Category"."id" AND "place" = length("hashes"."slug")
    )
  END || '.svg';
