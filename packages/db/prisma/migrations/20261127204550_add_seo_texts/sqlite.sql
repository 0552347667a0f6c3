-- AlterTable
ALTER TABLE "Article" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "Article" ADD COLUMN "seoTitle" TEXT;

-- AlterTable
ALTER TABLE "ArticleTranslation" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "ArticleTranslation" ADD COLUMN "seoTitle" TEXT;

-- AlterTable
ALTER TABLE "Category" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "Category" ADD COLUMN "seoTitle" TEXT;

-- AlterTable
ALTER TABLE "CategoryTranslation" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "CategoryTranslation" ADD COLUMN "seoTitle" TEXT;

-- AlterTable
ALTER TABLE "Page" ADD COLUMN "image" TEXT;
ALTER TABLE "Page" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "Page" ADD COLUMN "seoTitle" TEXT;

-- AlterTable
ALTER TABLE "PageTranslation" ADD COLUMN "seoDescription" TEXT;
ALTER TABLE "PageTranslation" ADD COLUMN "seoTitle" TEXT;
