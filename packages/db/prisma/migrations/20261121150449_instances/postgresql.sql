-- CreateTable
CREATE TABLE "ChangeCount" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "commits" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ChangeCount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);
