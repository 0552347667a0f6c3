-- CreateTable
CREATE TABLE "Revision" (
    "id" SERIAL NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "record" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL DEFAULT 'tr',
    "number" INTEGER NOT NULL,
    "data" TEXT COLLATE "C" NOT NULL,
    "format" INTEGER NOT NULL DEFAULT 1,
    "fields" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "origin" TEXT COLLATE "C" NOT NULL,
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerPicture" (
    "key" TEXT COLLATE "C" NOT NULL,
    "mediaId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FormerPicture_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Revision_createdAt_id_idx" ON "Revision"("createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Revision_entity_record_locale_number_key" ON "Revision"("entity", "record", "locale", "number");

-- CreateIndex
CREATE INDEX "FormerPicture_mediaId_idx" ON "FormerPicture"("mediaId");
