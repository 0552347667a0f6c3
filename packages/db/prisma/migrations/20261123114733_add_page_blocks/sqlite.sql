-- AlterTable
ALTER TABLE "Page" ADD COLUMN "blocks" TEXT;

-- AlterTable
ALTER TABLE "PageTranslation" ADD COLUMN "blocks" TEXT;
