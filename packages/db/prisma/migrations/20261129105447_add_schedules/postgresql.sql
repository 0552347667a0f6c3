-- CreateTable
CREATE TABLE "Schedule" (
    "id" SERIAL NOT NULL,
    "entity" TEXT COLLATE "C" NOT NULL,
    "record" TEXT COLLATE "C" NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL DEFAULT 'tr',
    "action" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "failure" TEXT COLLATE "C",
    "label" TEXT COLLATE "C" NOT NULL,
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "byToken" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Schedule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Schedule_at_id_idx" ON "Schedule"("at", "id");

-- CreateIndex
CREATE INDEX "Schedule_entity_at_id_idx" ON "Schedule"("entity", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Schedule_entity_record_locale_action_key" ON "Schedule"("entity", "record", "locale", "action");
