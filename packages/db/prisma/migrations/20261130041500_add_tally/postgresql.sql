-- CreateTable
CREATE TABLE "Tally" (
    "day" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "page" TEXT COLLATE "C" NOT NULL,
    "detail" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("day","kind","page","detail")
);

