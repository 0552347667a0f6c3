-- CreateTable
CREATE TABLE "RetentionCheck" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "checkedAt" TIMESTAMP(3) NOT NULL,
    "acceptedUntil" TIMESTAMP(3),
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'none',
    "approvedAt" TIMESTAMP(3),
    "failure" TEXT COLLATE "C",

    CONSTRAINT "RetentionCheck_pkey" PRIMARY KEY ("id")
);
