-- CreateTable
CREATE TABLE "Trash" (
    "id" SERIAL NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "recordId" INTEGER NOT NULL,
    "label" TEXT COLLATE "C",
    "batch" TEXT COLLATE "C" NOT NULL,
    "data" TEXT COLLATE "C" NOT NULL,
    "format" INTEGER NOT NULL DEFAULT 1,
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "search" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "deletedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Trash_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Trash_deletedAt_id_idx" ON "Trash"("deletedAt", "id");

-- CreateIndex
CREATE INDEX "Trash_entity_recordId_idx" ON "Trash"("entity", "recordId");

-- CreateIndex
CREATE INDEX "Trash_batch_idx" ON "Trash"("batch");
