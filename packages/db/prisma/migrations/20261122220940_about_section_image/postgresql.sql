-- AlterTable
ALTER TABLE "AboutSection" ADD COLUMN     "image" TEXT COLLATE "C";
