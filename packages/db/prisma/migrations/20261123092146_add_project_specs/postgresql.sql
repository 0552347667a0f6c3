-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "afterImage" TEXT COLLATE "C",
ADD COLUMN     "beforeImage" TEXT COLLATE "C",
ADD COLUMN     "capacity" TEXT COLLATE "C",
ADD COLUMN     "customer" TEXT COLLATE "C",
ADD COLUMN     "duration" TEXT COLLATE "C",
ADD COLUMN     "video" TEXT COLLATE "C",
ADD COLUMN     "videoPoster" TEXT COLLATE "C",
ADD COLUMN     "year" INTEGER;

-- AlterTable
ALTER TABLE "ProjectImage" ADD COLUMN     "captionEn" TEXT COLLATE "C",
ADD COLUMN     "captionTr" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "ProjectTranslation" ADD COLUMN     "capacity" TEXT COLLATE "C",
ADD COLUMN     "customer" TEXT COLLATE "C",
ADD COLUMN     "duration" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "ProjectService" (
    "projectId" INTEGER NOT NULL,
    "serviceId" INTEGER NOT NULL,

    CONSTRAINT "ProjectService_pkey" PRIMARY KEY ("projectId","serviceId")
);

-- CreateIndex
CREATE INDEX "ProjectService_serviceId_projectId_idx" ON "ProjectService"("serviceId", "projectId");

-- AddForeignKey
ALTER TABLE "ProjectService" ADD CONSTRAINT "ProjectService_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectService" ADD CONSTRAINT "ProjectService_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service"("id") ON DELETE CASCADE ON UPDATE CASCADE;
