-- Finds any part of the search column: an index of every three characters that follow each other. It keeps no text of
-- its own; triggers tell it of each change, whoever makes it. Its name begins with an underscore like that of all tables
-- which hold nothing of the site. A migration that makes one of these tables anew must make its triggers anew as well.

CREATE VIRTUAL TABLE "_search_Article" USING fts5("search", content='Article', content_rowid='id', columnsize=0, tokenize='trigram');
INSERT INTO "_search_Article"("_search_Article") VALUES ('rebuild');
CREATE TRIGGER "Article_search_insert" AFTER INSERT ON "Article" BEGIN
  INSERT INTO "_search_Article"(rowid, "search") VALUES (new."id", new."search");
END;
CREATE TRIGGER "Article_search_delete" AFTER DELETE ON "Article" BEGIN
  INSERT INTO "_search_Article"("_search_Article", rowid, "search") VALUES ('delete', old."id", old."search");
END;
CREATE TRIGGER "Article_search_update" AFTER UPDATE OF "id", "search" ON "Article"
WHEN old."search" IS NOT new."search" OR old."id" IS NOT new."id" BEGIN
  INSERT INTO "_search_Article"("_search_Article", rowid, "search") VALUES ('delete', old."id", old."search");
  INSERT INTO "_search_Article"(rowid, "search") VALUES (new."id", new."search");
END;

CREATE VIRTUAL TABLE "_search_Project" USING fts5("search", content='Project', content_rowid='id', columnsize=0, tokenize='trigram');
INSERT INTO "_search_Project"("_search_Project") VALUES ('rebuild');
CREATE TRIGGER "Project_search_insert" AFTER INSERT ON "Project" BEGIN
  INSERT INTO "_search_Project"(rowid, "search") VALUES (new."id", new."search");
END;
CREATE TRIGGER "Project_search_delete" AFTER DELETE ON "Project" BEGIN
  INSERT INTO "_search_Project"("_search_Project", rowid, "search") VALUES ('delete', old."id", old."search");
END;
CREATE TRIGGER "Project_search_update" AFTER UPDATE OF "id", "search" ON "Project"
WHEN old."search" IS NOT new."search" OR old."id" IS NOT new."id" BEGIN
  INSERT INTO "_search_Project"("_search_Project", rowid, "search") VALUES ('delete', old."id", old."search");
  INSERT INTO "_search_Project"(rowid, "search") VALUES (new."id", new."search");
END;

CREATE VIRTUAL TABLE "_search_ContactForm" USING fts5("search", content='ContactForm', content_rowid='id', columnsize=0, tokenize='trigram');
-- What is deleted on somebody's demand leaves nothing behind.
INSERT INTO "_search_ContactForm"("_search_ContactForm", rank) VALUES ('secure-delete', 1);
INSERT INTO "_search_ContactForm"("_search_ContactForm") VALUES ('rebuild');
CREATE TRIGGER "ContactForm_search_insert" AFTER INSERT ON "ContactForm" BEGIN
  INSERT INTO "_search_ContactForm"(rowid, "search") VALUES (new."id", new."search");
END;
CREATE TRIGGER "ContactForm_search_delete" AFTER DELETE ON "ContactForm" BEGIN
  INSERT INTO "_search_ContactForm"("_search_ContactForm", rowid, "search") VALUES ('delete', old."id", old."search");
END;
CREATE TRIGGER "ContactForm_search_update" AFTER UPDATE OF "id", "search" ON "ContactForm"
WHEN old."search" IS NOT new."search" OR old."id" IS NOT new."id" BEGIN
  INSERT INTO "_search_ContactForm"("_search_ContactForm", rowid, "search") VALUES ('delete', old."id", old."search");
  INSERT INTO "_search_ContactForm"(rowid, "search") VALUES (new."id", new."search");
END;
