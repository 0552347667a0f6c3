-- CreateTable
CREATE TABLE "LeadPhoto" (
    "id" SERIAL NOT NULL,
    "contactFormId" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeadPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "LeadPhoto_key_key" ON "LeadPhoto"("key");

-- CreateIndex
CREATE INDEX "LeadPhoto_contactFormId_id_idx" ON "LeadPhoto"("contactFormId", "id");

-- AddForeignKey
ALTER TABLE "LeadPhoto" ADD CONSTRAINT "LeadPhoto_contactFormId_fkey" FOREIGN KEY ("contactFormId") REFERENCES "ContactForm"("id") ON DELETE CASCADE ON UPDATE CASCADE;
