-- CreateTable
CREATE TABLE "LeadPhoto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contactFormId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "LeadPhoto_contactFormId_fkey" FOREIGN KEY ("contactFormId") REFERENCES "ContactForm" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "LeadPhoto_key_key" ON "LeadPhoto"("key");

-- CreateIndex
CREATE INDEX "LeadPhoto_contactFormId_id_idx" ON "LeadPhoto"("contactFormId", "id");
