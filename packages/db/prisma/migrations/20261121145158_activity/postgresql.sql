-- CreateTable
CREATE TABLE "Activity" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" TEXT COLLATE "C" NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "entityId" INTEGER,
    "label" TEXT COLLATE "C",
    "changes" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "userId" INTEGER,
    "userEmail" TEXT COLLATE "C",
    "userName" TEXT COLLATE "C",
    "address" TEXT COLLATE "C",
    "requestId" TEXT COLLATE "C",
    "search" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
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
