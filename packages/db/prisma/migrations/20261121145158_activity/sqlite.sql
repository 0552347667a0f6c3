-- CreateTable
CREATE TABLE "Activity" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" INTEGER,
    "label" TEXT,
    "changes" TEXT NOT NULL DEFAULT '[]',
    "userId" INTEGER,
    "userEmail" TEXT,
    "userName" TEXT,
    "address" TEXT,
    "requestId" TEXT,
    "search" TEXT NOT NULL DEFAULT ''
);

-- CreateIndex
CREATE INDEX "Activity_at_id_idx" ON "Activity"("at", "id");

-- CreateIndex
CREATE INDEX "Activity_action_at_id_idx" ON "Activity"("action", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_entity_at_id_idx" ON "Activity"("entity", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_entity_entityId_at_id_idx" ON "Activity"("entity", "entityId", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_userId_at_id_idx" ON "Activity"("userId", "at", "id");
