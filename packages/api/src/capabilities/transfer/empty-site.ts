import type { Db } from '@pano/db';
import { homeSettings, siteOfflineSetting } from '#settings/setting.schema';

/** The settings that belong to the content. Others belong to the installation: how long it keeps things, for instance. */
export const isContent = {
  key: { in: ['company', ...Object.keys(homeSettings.shape), ...Object.keys(siteOfflineSetting.shape)] },
};

/** Whether the site has no content: nothing that an owner or a visitor has put into it. */
export async function isEmptySite(db: Db): Promise<boolean> {
  const counts = await Promise.all([
    db.aboutSection.count(),
    db.article.count(),
    db.brand.count(),
    db.category.count(),
    db.contactForm.count(),
    db.heroSection.count(),
    db.keyword.count(),
    db.media.count(),
    db.page.count(),
    db.project.count(),
    db.service.count(),
    db.setting.count({ where: isContent }),
  ]);
  return counts.every((count) => count === 0);
}
