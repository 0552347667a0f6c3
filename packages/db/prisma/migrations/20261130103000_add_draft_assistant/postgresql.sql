-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "assistant" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "Revision" ADD COLUMN     "assistant" TEXT COLLATE "C";
