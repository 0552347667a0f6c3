import { aboutSection } from './about-section';
import { account } from './account';
import { activity } from './activity';
import { articles } from './articles';
import { brands } from './brands';
import { categories } from './categories';
import { company } from './company';
import { contactForms } from './contact-forms';
import { dashboard } from './dashboard';
import { editor } from './editor';
import { fields } from './fields';
import { firstSteps } from './first-steps';
import { frame } from './frame';
import { heroSections } from './hero-sections';
import { keywords } from './keywords';
import { media } from './media';
import { pages } from './pages';
import { palette } from './palette';
import { privacy } from './privacy';
import { projects } from './projects';
import { services } from './services';

/** Texts of the back office: its frame, then an object for each entity. */
export const admin = {
  aboutSection,
  account,
  activity,
  articles,
  brands,
  categories,
  company,
  contactForms,
  dashboard,
  editor,
  fields,
  firstSteps,
  frame,
  heroSections,
  keywords,
  media,
  pages,
  palette,
  privacy,
  projects,
  services,
};
