-- AlterTable
ALTER TABLE "Activity" ADD COLUMN "reported" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN "reportsSeenAt" DATETIME;

-- Messages go on to whom they went: the recipients of the mail screen, else the e-mail of the company.
INSERT INTO "Setting" ("key", "value", "createdAt", "updatedAt")
SELECT 'messageRecipients', "recipients", "createdAt", "updatedAt" FROM (
  SELECT json_extract("value", '$.recipients') AS "recipients", "createdAt", "updatedAt", 1 AS "rank" FROM "Setting"
  WHERE "key" = 'mail' AND json_array_length("value", '$.recipients') > 0
  UNION ALL
  SELECT json_array(json_extract("value", '$.email')), "createdAt", "updatedAt", 2 FROM "Setting"
  WHERE "key" = 'company' AND json_extract("value", '$.email') IS NOT NULL
) ORDER BY "rank" LIMIT 1;
