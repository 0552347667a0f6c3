-- CreateTable
CREATE TABLE "RetentionCheck" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT DEFAULT 1,
    "checkedAt" DATETIME NOT NULL,
    "acceptedUntil" DATETIME,
    "state" TEXT NOT NULL DEFAULT 'none',
    "approvedAt" DATETIME,
    "failure" TEXT
);
