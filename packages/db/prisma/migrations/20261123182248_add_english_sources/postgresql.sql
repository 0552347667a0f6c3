-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "altSource" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "ProjectImage" ADD COLUMN     "captionSource" TEXT COLLATE "C";
