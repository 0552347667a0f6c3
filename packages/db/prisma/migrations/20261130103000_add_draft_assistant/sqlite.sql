-- AlterTable
ALTER TABLE "Draft" ADD COLUMN "assistant" TEXT;

-- AlterTable
ALTER TABLE "Revision" ADD COLUMN "assistant" TEXT;
