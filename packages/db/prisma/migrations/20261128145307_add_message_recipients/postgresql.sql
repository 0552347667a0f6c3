-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "reported" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "reportsSeenAt" TIMESTAMP(3);

-- Messages go on to whom they went: the recipients of the mail screen, else the e-mail of the company.
INSERT INTO "Setting" ("key", "value", "createdAt", "updatedAt")
SELECT 'messageRecipients', "recipients", "createdAt", "updatedAt" FROM (
  SELECT ("value"::jsonb -> 'recipients')::text AS "recipients", "createdAt", "updatedAt", 1 AS "rank" FROM "Setting"
  WHERE "key" = 'mail' AND jsonb_array_length("value"::jsonb -> 'recipients') > 0
  UNION ALL
  SELECT jsonb_build_array("value"::jsonb -> 'email')::text, "createdAt", "updatedAt", 2 FROM "Setting"
  WHERE "key" = 'company' AND "value"::jsonb ->> 'email' IS NOT NULL
) AS "sources" ORDER BY "rank" LIMIT 1;
