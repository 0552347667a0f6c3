-- AlterTable
ALTER TABLE "Project" ADD COLUMN "afterImage" TEXT;
ALTER TABLE "Project" ADD COLUMN "beforeImage" TEXT;
ALTER TABLE "Project" ADD COLUMN "capacity" TEXT;
ALTER TABLE "Project" ADD COLUMN "customer" TEXT;
ALTER TABLE "Project" ADD COLUMN "duration" TEXT;
ALTER TABLE "Project" ADD COLUMN "video" TEXT;
ALTER TABLE "Project" ADD COLUMN "videoPoster" TEXT;
ALTER TABLE "Project" ADD COLUMN "year" INTEGER;

-- AlterTable
ALTER TABLE "ProjectImage" ADD COLUMN "captionEn" TEXT;
ALTER TABLE "ProjectImage" ADD COLUMN "captionTr" TEXT;

-- AlterTable
ALTER TABLE "ProjectTranslation" ADD COLUMN "capacity" TEXT;
ALTER TABLE "ProjectTranslation" ADD COLUMN "customer" TEXT;
ALTER TABLE "ProjectTranslation" ADD COLUMN "duration" TEXT;

-- CreateTable
CREATE TABLE "ProjectService" (
    "projectId" INTEGER NOT NULL,
    "serviceId" INTEGER NOT NULL,

    PRIMARY KEY ("projectId", "serviceId"),
    CONSTRAINT "ProjectService_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ProjectService_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "Service" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ProjectService_serviceId_projectId_idx" ON "ProjectService"("serviceId", "projectId");
