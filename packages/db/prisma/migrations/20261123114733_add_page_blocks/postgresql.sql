-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "blocks" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "PageTranslation" ADD COLUMN     "blocks" TEXT COLLATE "C";
