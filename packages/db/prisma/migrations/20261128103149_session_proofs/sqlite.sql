-- AlterTable
ALTER TABLE "User" ADD COLUMN "changesSeenAt" DATETIME;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "provenAt" DATETIME;
