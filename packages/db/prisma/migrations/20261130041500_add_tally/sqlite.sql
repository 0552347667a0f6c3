-- CreateTable
-- Without the rows' numbers, which nothing reads, it is half as large.
CREATE TABLE "Tally" (
    "day" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("day", "kind", "page", "detail")
) WITHOUT ROWID;

