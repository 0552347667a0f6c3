-- AlterTable
ALTER TABLE "Article" ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "ArticleTranslation" ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "CategoryTranslation" ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "image" TEXT COLLATE "C",
ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "PageTranslation" ADD COLUMN     "seoDescription" TEXT COLLATE "C",
ADD COLUMN     "seoTitle" TEXT COLLATE "C";
