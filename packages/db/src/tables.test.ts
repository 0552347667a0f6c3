import { expect, test } from 'vitest';
import { schema } from '#generated/sqlite/migrations';
import { contentColumns, parseContentColumns, parseModels } from './tables';

/** For each model a line with the columns that are not content. */
const notContent = [...parseModels(schema)].map(([model, body]) => {
  const columns = [...body.matchAll(/^ +(\w+) +(?:String|Int|BigInt|Float|Boolean|DateTime)\b/gm)];
  const names = columns.map(([, name = '']) => name).filter((name) => !contentColumns(model).has(name));
  return `${model}: ${names.join(' ')}`;
});

test('of each table it is known which columns may unpublish a row', () => {
  const expected = [
    'AboutSection: id visible',
    'AboutSectionTranslation: id recordId locale',
    'Activity: id reported',
    'ApiToken: id userId expiresAt lastUsedAt',
    'Article: id categoryId publishedAt visible',
    'ArticleTranslation: id recordId locale',
    'Brand: id active visible',
    'Category: id visible',
    'CategoryTranslation: id recordId locale',
    'ChangeCount: id',
    'ContactForm: id read stageAt nextAt repliedAt quotedAt keyed',
    'ContactMail: contactFormId sentAt',
    'Draft: id restored',
    'FormerPicture: key',
    'FormerSlug: entity slug recordId',
    'HeroSection: id active',
    'HeroSectionTranslation: id recordId locale',
    'Invitation: id createdById expiresAt',
    'JobRun: name startedAt finishedAt succeededAt',
    'Keyword: id active',
    'KeywordTranslation: id recordId locale',
    'KnownAddress: userId address lastSeenAt',
    'KnownDevice: userId name lastSeenAt',
    'LeadEvent: id contactFormId',
    'LeadPhoto: id contactFormId',
    'Media: id key fileName animated',
    'Page: id showInFooter visible parentId',
    'PageTranslation: id recordId locale',
    'PasswordReset: id userId expiresAt',
    'PreviewLink: id expiresAt revokedAt publishedAt',
    'Project: id categoryId visible',
    'ProjectImage: id projectId',
    'ProjectService: projectId serviceId',
    'ProjectTranslation: id recordId locale',
    'RateLimit: key',
    'RecoveryCode: id userId hash',
    'RetentionCheck: id checkedAt acceptedUntil approvedAt',
    'Revision: id',
    'Schedule: id at byToken',
    'SecondFactor: userId confirmedAt',
    'Service: id visible',
    'ServiceTranslation: id recordId locale',
    'Session: id userId expiresAt lastSeenAt provenAt',
    'Setting: key value',
    'Tally: day kind page detail',
    'Trash: id',
    'UnsettledFile: key',
    'User: id mustChangePassword digest disabledAt changesSeenAt reportsSeenAt',
  ];
  expect(notContent).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['note String?', true],
  ['year Int?', true],
  ['createdAt DateTime @default(now())', true],
  ['updatedAt DateTime @updatedAt', true],
  ['shownUntil DateTime?', false],
  ['hidden Boolean @default(false)', false],
  ['categoryId Int?\n  category Category? @relation(fields: [categoryId], references: [id])', false],
  ['state State', false],
  ['/// Where it stands. May unpublish.\n  /// Null: nowhere.\n  place String?', false],
  ['/// Whether it was checked. Cannot unpublish.\n  checked Boolean', true],
])('%s is content: %s', (column, isContent) => {
  const body = `  id Int @id\n  /// May unpublish.\n  before String\n  ${column}\n  /// Cannot unpublish.\n  after Boolean\n`;
  const name = column
    .split('\n')
    .findLast((line) => !line.includes('@relation'))
    ?.match(/\w+/)?.[0];
  expect([...parseContentColumns(body)]).toEqual(isContent ? [name, 'after'] : ['after']);
});

test('no column of an unknown table is content', () => {
  expect(contentColumns('*').size + contentColumns('_prisma_migrations').size).toBe(0);
});
