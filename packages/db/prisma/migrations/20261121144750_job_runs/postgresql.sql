-- CreateTable
CREATE TABLE "JobRun" (
    "name" TEXT COLLATE "C" NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "succeededAt" TIMESTAMP(3),
    "failure" TEXT COLLATE "C",

    CONSTRAINT "JobRun_pkey" PRIMARY KEY ("name")
);
