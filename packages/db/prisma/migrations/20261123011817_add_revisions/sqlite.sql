-- CreateTable
CREATE TABLE "Revision" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "entity" TEXT NOT NULL,
    "record" INTEGER NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'tr',
    "number" INTEGER NOT NULL,
    "data" TEXT NOT NULL,
    "format" INTEGER NOT NULL DEFAULT 1,
    "fields" TEXT NOT NULL DEFAULT '[]',
    "origin" TEXT NOT NULL,
    "userId" INTEGER,
    "userName" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "FormerPicture" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "mediaId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Revision_createdAt_id_idx" ON "Revision"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Revision_entity_record_locale_number_key" ON "Revision"("entity", "record", "locale", "number");

-- CreateIndex
CREATE INDEX "FormerPicture_mediaId_idx" ON "FormerPicture"("mediaId");
