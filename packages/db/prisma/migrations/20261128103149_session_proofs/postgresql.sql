-- AlterTable
ALTER TABLE "User" ADD COLUMN     "changesSeenAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provenAt" TIMESTAMP(3);
