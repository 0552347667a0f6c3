-- CreateTable
CREATE TABLE "PreviewLink" (
    "id" TEXT COLLATE "C" NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "record" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL DEFAULT 'tr',
    "label" TEXT COLLATE "C" NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "revokedAt" TIMESTAMP(3),
    "publishedAt" TIMESTAMP(3),
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreviewLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PreviewLink_entity_record_locale_idx" ON "PreviewLink"("entity", "record", "locale");

-- CreateIndex
CREATE INDEX "PreviewLink_expiresAt_id_idx" ON "PreviewLink"("expiresAt", "id");

-- CreateIndex
CREATE INDEX "PreviewLink_entity_expiresAt_id_idx" ON "PreviewLink"("entity", "expiresAt", "id");
