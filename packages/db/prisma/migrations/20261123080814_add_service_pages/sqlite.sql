-- AlterTable
ALTER TABLE "Service" ADD COLUMN "content" TEXT;
ALTER TABLE "Service" ADD COLUMN "gallery" TEXT;
ALTER TABLE "Service" ADD COLUMN "image" TEXT;
ALTER TABLE "Service" ADD COLUMN "questions" TEXT;
ALTER TABLE "Service" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "Service" ADD COLUMN "seoKeywords" TEXT;
ALTER TABLE "Service" ADD COLUMN "seoTitle" TEXT;
ALTER TABLE "Service" ADD COLUMN "slug" TEXT;

-- AlterTable
ALTER TABLE "ServiceTranslation" ADD COLUMN "content" TEXT;
ALTER TABLE "ServiceTranslation" ADD COLUMN "questions" TEXT;
ALTER TABLE "ServiceTranslation" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "ServiceTranslation" ADD COLUMN "seoKeywords" TEXT;
ALTER TABLE "ServiceTranslation" ADD COLUMN "seoTitle" TEXT;
ALTER TABLE "ServiceTranslation" ADD COLUMN "slug" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Service_slug_key" ON "Service"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceTranslation_locale_slug_key" ON "ServiceTranslation"("locale", "slug");
