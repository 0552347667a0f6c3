-- CreateTable
CREATE TABLE "Media" (
    "id" SERIAL NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "fileName" TEXT COLLATE "C" NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "contentType" TEXT COLLATE "C" NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "animated" BOOLEAN NOT NULL,
    "placeholder" TEXT COLLATE "C" NOT NULL,
    "color" TEXT COLLATE "C" NOT NULL,
    "focalX" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "focalY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "altTr" TEXT COLLATE "C",
    "altEn" TEXT COLLATE "C",
    "originalName" TEXT COLLATE "C" NOT NULL,
    "variants" TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    "ready" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "search" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UnsettledFile" (
    "key" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UnsettledFile_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Media_key_key" ON "Media"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Media_fileName_key" ON "Media"("fileName");

-- CreateIndex
CREATE UNIQUE INDEX "Media_hash_key" ON "Media"("hash");

-- CreateIndex
CREATE INDEX "Media_ready_id_idx" ON "Media"("ready", "id");

-- CreateIndex
CREATE INDEX "Media_originalName_id_idx" ON "Media"("originalName", "id");

-- CreateIndex
CREATE INDEX "Media_bytes_id_idx" ON "Media"("bytes", "id");
