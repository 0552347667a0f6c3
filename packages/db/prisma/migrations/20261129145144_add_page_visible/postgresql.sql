-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "visible" BOOLEAN NOT NULL DEFAULT true;
