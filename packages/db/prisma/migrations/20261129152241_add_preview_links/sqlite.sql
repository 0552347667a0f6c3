-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entity" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'tr',
    "label" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "publishedAt" DATETIME,
    "userId" INTEGER,
    "userName" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "PreviewLink_entity_record_locale_idx" ON "PreviewLink"("entity", "record", "locale");

-- CreateIndex
CREATE INDEX "PreviewLink_expiresAt_id_idx" ON "PreviewLink"("expiresAt", "id");

-- CreateIndex
CREATE INDEX "PreviewLink_entity_expiresAt_id_idx" ON "PreviewLink"("entity", "expiresAt", "id");
