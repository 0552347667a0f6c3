-- AlterTable
ALTER TABLE "ContactForm" ADD COLUMN     "assigneeId" INTEGER,
ADD COLUMN     "callTime" TEXT COLLATE "C",
ADD COLUMN     "channel" TEXT COLLATE "C" NOT NULL DEFAULT 'form',
ADD COLUMN     "district" TEXT COLLATE "C",
ADD COLUMN     "emailKey" TEXT COLLATE "C",
ADD COLUMN     "entry" TEXT COLLATE "C",
ADD COLUMN     "keyed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "lostReason" TEXT COLLATE "C",
ADD COLUMN     "nextAt" TIMESTAMP(3),
ADD COLUMN     "nextNote" TEXT COLLATE "C",
ADD COLUMN     "page" TEXT COLLATE "C",
ADD COLUMN     "phoneKey" TEXT COLLATE "C",
ADD COLUMN     "quoteLira" INTEGER,
ADD COLUMN     "quotedAt" TIMESTAMP(3),
ADD COLUMN     "repliedAt" TIMESTAMP(3),
ADD COLUMN     "source" TEXT COLLATE "C",
ADD COLUMN     "stage" TEXT COLLATE "C" NOT NULL DEFAULT 'new',
ADD COLUMN     "stageAt" TIMESTAMP(3),
ADD COLUMN     "suspicion" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "LeadEvent" (
    "id" SERIAL NOT NULL,
    "contactFormId" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" INTEGER,
    "userName" TEXT COLLATE "C",
    "kind" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C",
    "data" TEXT COLLATE "C" NOT NULL DEFAULT '{}',

    CONSTRAINT "LeadEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LeadEvent_contactFormId_at_id_idx" ON "LeadEvent"("contactFormId", "at", "id");

-- CreateIndex
CREATE INDEX "ContactForm_channel_createdAt_id_idx" ON "ContactForm"("channel", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactForm_channel_read_createdAt_id_idx" ON "ContactForm"("channel", "read", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactForm_stage_createdAt_id_idx" ON "ContactForm"("stage", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactForm_assigneeId_stage_createdAt_id_idx" ON "ContactForm"("assigneeId", "stage", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ContactForm_nextAt_idx" ON "ContactForm"("nextAt");

-- CreateIndex
CREATE INDEX "ContactForm_emailKey_idx" ON "ContactForm"("emailKey");

-- CreateIndex
CREATE INDEX "ContactForm_phoneKey_idx" ON "ContactForm"("phoneKey");

-- CreateIndex
CREATE INDEX "ContactForm_keyed_id_idx" ON "ContactForm"("keyed", "id");

-- AddForeignKey
ALTER TABLE "LeadEvent" ADD CONSTRAINT "LeadEvent_contactFormId_fkey" FOREIGN KEY ("contactFormId") REFERENCES "ContactForm"("id") ON DELETE CASCADE ON UPDATE CASCADE;
