-- AlterTable
ALTER TABLE "Service" ADD COLUMN     "content" TEXT COLLATE "C",
ADD COLUMN     "gallery" TEXT COLLATE "C",
ADD COLUMN     "image" TEXT COLLATE "C",
ADD COLUMN     "questions" TEXT COLLATE "C",
ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoKeywords" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C",
ADD COLUMN     "slug" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "ServiceTranslation" ADD COLUMN     "content" TEXT COLLATE "C",
ADD COLUMN     "questions" TEXT COLLATE "C",
ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoKeywords" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C",
ADD COLUMN     "slug" TEXT COLLATE "C";

-- CreateIndex
CREATE UNIQUE INDEX "Service_slug_key" ON "Service"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceTranslation_locale_slug_key" ON "ServiceTranslation"("locale", "slug");
