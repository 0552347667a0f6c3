-- AlterTable
ALTER TABLE "Media" ADD COLUMN "altSource" TEXT;

-- AlterTable
ALTER TABLE "ProjectImage" ADD COLUMN "captionSource" TEXT;
