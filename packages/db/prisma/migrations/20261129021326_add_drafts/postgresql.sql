-- CreateTable
CREATE TABLE "Draft" (
    "id" SERIAL NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "record" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL DEFAULT 'tr',
    "values" TEXT COLLATE "C" NOT NULL,
    "before" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "baseVersion" INTEGER NOT NULL DEFAULT 0,
    "label" TEXT COLLATE "C" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Draft_entity_updatedAt_idx" ON "Draft"("entity", "updatedAt");

-- CreateIndex
CREATE INDEX "Draft_updatedAt_id_idx" ON "Draft"("updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Draft_entity_record_locale_key" ON "Draft"("entity", "record", "locale");
