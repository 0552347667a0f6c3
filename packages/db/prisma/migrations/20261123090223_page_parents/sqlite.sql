-- AlterTable
ALTER TABLE "Page" ADD COLUMN "parentId" INTEGER;

-- CreateIndex
CREATE INDEX "Page_parentId_idx" ON "Page"("parentId");
