-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "showInFooter" BOOLEAN NOT NULL DEFAULT false;
