-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "checkedKey" TEXT COLLATE "C";
