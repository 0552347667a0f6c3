-- CreateTable
CREATE TABLE "ContactMail" (
    "contactFormId" INTEGER NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "locale" TEXT COLLATE "C" NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "problem" TEXT COLLATE "C",
    "detail" TEXT COLLATE "C",
    "sentAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContactMail_pkey" PRIMARY KEY ("contactFormId")
);

-- CreateIndex
CREATE INDEX "ContactMail_status_nextAttemptAt_idx" ON "ContactMail"("status", "nextAttemptAt");

-- AddForeignKey
ALTER TABLE "ContactMail" ADD CONSTRAINT "ContactMail_contactFormId_fkey" FOREIGN KEY ("contactFormId") REFERENCES "ContactForm"("id") ON DELETE CASCADE ON UPDATE CASCADE;
