-- CreateTable
CREATE TABLE "Draft" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "entity" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'tr',
    "values" TEXT NOT NULL,
    "before" TEXT NOT NULL DEFAULT '{}',
    "baseVersion" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "userId" INTEGER,
    "userName" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Draft_entity_updatedAt_idx" ON "Draft"("entity", "updatedAt");

-- CreateIndex
CREATE INDEX "Draft_updatedAt_id_idx" ON "Draft"("updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_entity_record_locale_key" ON "Draft"("entity", "record", "locale");
