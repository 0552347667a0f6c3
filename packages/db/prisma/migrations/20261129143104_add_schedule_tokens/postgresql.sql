-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "restored" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Schedule" ADD COLUMN     "tokenId" INTEGER;
