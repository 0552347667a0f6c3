-- CreateTable
CREATE TABLE "Schedule" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "entity" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'tr',
    "action" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "failure" TEXT,
    "label" TEXT NOT NULL,
    "userId" INTEGER,
    "userName" TEXT,
    "byToken" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Schedule_at_id_idx" ON "Schedule"("at", "id");

-- CreateIndex
CREATE INDEX "Schedule_entity_at_id_idx" ON "Schedule"("entity", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Schedule_entity_record_locale_action_key" ON "Schedule"("entity", "record", "locale", "action");
