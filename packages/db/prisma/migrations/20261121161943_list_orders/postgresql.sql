-- CreateIndex
CREATE INDEX "Article_updatedAt_id_idx" ON "Article"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Brand_name_id_idx" ON "Brand"("name", "id");

-- CreateIndex
CREATE INDEX "Brand_updatedAt_id_idx" ON "Brand"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Category_name_id_idx" ON "Category"("name", "id");

-- CreateIndex
CREATE INDEX "Category_updatedAt_id_idx" ON "Category"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "HeroSection_title_id_idx" ON "HeroSection"("title", "id");

-- CreateIndex
CREATE INDEX "HeroSection_updatedAt_id_idx" ON "HeroSection"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Keyword_keyword_id_idx" ON "Keyword"("keyword", "id");

-- CreateIndex
CREATE INDEX "Keyword_updatedAt_id_idx" ON "Keyword"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Page_title_id_idx" ON "Page"("title", "id");

-- CreateIndex
CREATE INDEX "Page_updatedAt_id_idx" ON "Page"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Project_title_id_idx" ON "Project"("title", "id");

-- CreateIndex
CREATE INDEX "Project_createdAt_id_idx" ON "Project"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Project_updatedAt_id_idx" ON "Project"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Service_title_id_idx" ON "Service"("title", "id");

-- CreateIndex
CREATE INDEX "Service_updatedAt_id_idx" ON "Service"("updatedAt", "id");
