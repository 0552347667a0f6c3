-- CreateTable
CREATE TABLE "Trash" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "entity" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "label" TEXT,
    "batch" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "format" INTEGER NOT NULL DEFAULT 1,
    "userId" INTEGER,
    "userName" TEXT,
    "search" TEXT NOT NULL DEFAULT '',
    "deletedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Trash_deletedAt_id_idx" ON "Trash"("deletedAt", "id");

-- CreateIndex
CREATE INDEX "Trash_entity_recordId_idx" ON "Trash"("entity", "recordId");

-- CreateIndex
CREATE INDEX "Trash_batch_idx" ON "Trash"("batch");
