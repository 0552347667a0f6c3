-- AlterTable
ALTER TABLE "AboutSection" ADD COLUMN "image" TEXT;
