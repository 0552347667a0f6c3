import { contactFormEntity } from '#leads/contact-form.entity';
import { mediaEntity } from '#media/media.entity';
import type { ContentEntity } from '#platform/content-entity';
import { companyEntity } from '#settings/company.entity';
import { menusEntity } from '#settings/menus.entity';
import { settingEntity } from '#settings/setting.entity';
import { aboutSectionEntity } from './about-section/about-section.entity';
import { articleEntity } from './articles/article.entity';
import { brandEntity } from './brands/brand.entity';
import { categoryEntity } from './categories/category.entity';
import { heroSectionEntity } from './hero-sections/hero-section.entity';
import { keywordEntity } from './keywords/keyword.entity';
import { pageEntity } from './pages/page.entity';
import { projectEntity } from './projects/project.entity';
import { serviceEntity } from './services/service.entity';

/** All content. What others refer to stands before them: a content file is read in this order and cleared backwards. */
export const contentEntities = [
  companyEntity,
  settingEntity,
  menusEntity,
  mediaEntity,
  serviceEntity,
  heroSectionEntity,
  aboutSectionEntity,
  brandEntity,
  keywordEntity,
  categoryEntity,
  projectEntity,
  pageEntity,
  articleEntity,
  contactFormEntity,
] as const;

/** The same, for what is alike in all of them. */
export const entities: readonly ContentEntity[] = [...contentEntities];
