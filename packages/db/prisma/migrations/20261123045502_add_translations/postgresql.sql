-- CreateTable
CREATE TABLE "AboutSectionTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AboutSectionTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ArticleTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "excerpt" TEXT COLLATE "C",
    "content" TEXT COLLATE "C" NOT NULL,
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ArticleTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CategoryTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C",
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CategoryTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HeroSectionTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "subtitle" TEXT COLLATE "C",
    "description" TEXT COLLATE "C",
    "ctaText" TEXT COLLATE "C",
    "ctaLink" TEXT COLLATE "C",
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "HeroSectionTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeywordTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "keyword" TEXT COLLATE "C" NOT NULL,
    "keywordKey" TEXT COLLATE "C" NOT NULL,
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "KeywordTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PageTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C",
    "content" TEXT COLLATE "C" NOT NULL,
    "location" TEXT COLLATE "C",
    "seoTitle" TEXT COLLATE "C",
    "seoDescription" TEXT COLLATE "C",
    "seoKeywords" TEXT COLLATE "C",
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ProjectTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServiceTranslation" (
    "id" SERIAL NOT NULL,
    "recordId" INTEGER NOT NULL,
    "locale" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C" NOT NULL,
    "stale" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ServiceTranslation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AboutSectionTranslation_recordId_locale_key" ON "AboutSectionTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "ArticleTranslation_recordId_locale_key" ON "ArticleTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "ArticleTranslation_locale_slug_key" ON "ArticleTranslation"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "CategoryTranslation_recordId_locale_key" ON "CategoryTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "CategoryTranslation_locale_slug_key" ON "CategoryTranslation"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "HeroSectionTranslation_recordId_locale_key" ON "HeroSectionTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "KeywordTranslation_recordId_locale_key" ON "KeywordTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "KeywordTranslation_locale_keywordKey_key" ON "KeywordTranslation"("locale", "keywordKey");

-- CreateIndex
CREATE UNIQUE INDEX "PageTranslation_recordId_locale_key" ON "PageTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "PageTranslation_locale_slug_key" ON "PageTranslation"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTranslation_recordId_locale_key" ON "ProjectTranslation"("recordId", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTranslation_locale_slug_key" ON "ProjectTranslation"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceTranslation_recordId_locale_key" ON "ServiceTranslation"("recordId", "locale");

-- AddForeignKey
ALTER TABLE "AboutSectionTranslation" ADD CONSTRAINT "AboutSectionTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "AboutSection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ArticleTranslation" ADD CONSTRAINT "ArticleTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CategoryTranslation" ADD CONSTRAINT "CategoryTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HeroSectionTranslation" ADD CONSTRAINT "HeroSectionTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "HeroSection"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "KeywordTranslation" ADD CONSTRAINT "KeywordTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Keyword"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageTranslation" ADD CONSTRAINT "PageTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectTranslation" ADD CONSTRAINT "ProjectTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceTranslation" ADD CONSTRAINT "ServiceTranslation_recordId_fkey" FOREIGN KEY ("recordId") REFERENCES "Service"("id") ON DELETE CASCADE ON UPDATE CASCADE;
