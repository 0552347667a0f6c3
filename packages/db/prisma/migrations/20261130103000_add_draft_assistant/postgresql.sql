-- AlterTable
ALTER TABLE "Draft" ADD COLUMN     "assistant" TEXT COLLATE "C";
