-- Written by hand: Prisma would make the table "ContactForm" anew, and its triggers and mails would go.
ALTER TABLE "ContactForm" ADD COLUMN "channel" TEXT NOT NULL DEFAULT 'form';
ALTER TABLE "ContactForm" ADD COLUMN "stage" TEXT NOT NULL DEFAULT 'new';
ALTER TABLE "ContactForm" ADD COLUMN "stageAt" DATETIME;
ALTER TABLE "ContactForm" ADD COLUMN "lostReason" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "assigneeId" INTEGER;
ALTER TABLE "ContactForm" ADD COLUMN "nextAt" DATETIME;
ALTER TABLE "ContactForm" ADD COLUMN "nextNote" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "repliedAt" DATETIME;
ALTER TABLE "ContactForm" ADD COLUMN "quoteLira" INTEGER;
ALTER TABLE "ContactForm" ADD COLUMN "quotedAt" DATETIME;
ALTER TABLE "ContactForm" ADD COLUMN "page" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "entry" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "source" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "district" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "callTime" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "suspicion" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "emailKey" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "phoneKey" TEXT;
ALTER TABLE "ContactForm" ADD COLUMN "keyed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "LeadEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contactFormId" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" INTEGER,
    "userName" TEXT,
    "kind" TEXT NOT NULL,
    "text" TEXT,
    "data" TEXT NOT NULL DEFAULT '{}',
    CONSTRAINT "LeadEvent_contactFormId_fkey" FOREIGN KEY ("contactFormId") REFERENCES "ContactForm" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ContactForm_channel_createdAt_id_idx" ON "ContactForm"("channel", "createdAt", "id");
CREATE INDEX "ContactForm_channel_read_createdAt_id_idx" ON "ContactForm"("channel", "read", "createdAt", "id");
CREATE INDEX "ContactForm_stage_createdAt_id_idx" ON "ContactForm"("stage", "createdAt", "id");
CREATE INDEX "ContactForm_assigneeId_stage_createdAt_id_idx" ON "ContactForm"("assigneeId", "stage", "createdAt", "id");
CREATE INDEX "ContactForm_nextAt_idx" ON "ContactForm"("nextAt");
CREATE INDEX "ContactForm_emailKey_idx" ON "ContactForm"("emailKey");
CREATE INDEX "ContactForm_phoneKey_idx" ON "ContactForm"("phoneKey");
CREATE INDEX "ContactForm_keyed_id_idx" ON "ContactForm"("keyed", "id");
CREATE INDEX "LeadEvent_contactFormId_at_id_idx" ON "LeadEvent"("contactFormId", "at", "id");
