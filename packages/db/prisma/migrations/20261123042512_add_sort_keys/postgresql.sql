-- DropIndex
DROP INDEX "Article_title_id_idx";

-- DropIndex
DROP INDEX "Brand_name_id_idx";

-- DropIndex
DROP INDEX "Category_name_id_idx";

-- DropIndex
DROP INDEX "HeroSection_title_id_idx";

-- DropIndex
DROP INDEX "Keyword_keyword_id_idx";

-- DropIndex
DROP INDEX "Media_originalName_id_idx";

-- DropIndex
DROP INDEX "Page_title_id_idx";

-- DropIndex
DROP INDEX "Project_title_id_idx";

-- DropIndex
DROP INDEX "Service_title_id_idx";

-- AlterTable
ALTER TABLE "Article" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Brand" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "HeroSection" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Keyword" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Service" ADD COLUMN     "sortKey" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Article_sortKey_id_idx" ON "Article"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Brand_sortKey_id_idx" ON "Brand"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Category_sortKey_id_idx" ON "Category"("sortKey", "id");

-- CreateIndex
CREATE INDEX "HeroSection_sortKey_id_idx" ON "HeroSection"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Keyword_sortKey_id_idx" ON "Keyword"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Media_sortKey_id_idx" ON "Media"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Page_sortKey_id_idx" ON "Page"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Project_sortKey_id_idx" ON "Project"("sortKey", "id");

-- CreateIndex
CREATE INDEX "Service_sortKey_id_idx" ON "Service"("sortKey", "id");
