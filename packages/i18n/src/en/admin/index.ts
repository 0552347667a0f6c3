import type { Translation } from '../../i18n';
import { collectLogWords } from '../../log-words';
import type { admin as turkish } from '../../tr/admin/index';
import { activity } from './activity';
import { assistants } from './assistants';
import { content } from './content';
import { draftForm } from './draft-form';
import { draftLists } from './draft-lists';
import { editor } from './editor';
import { english } from './english';
import { figures } from './figures';
import { frame } from './frame';
import { googleProfile } from './google-profile';
import { homePage } from './home-page';
import { insight } from './insight';
import { leadDesk } from './lead-desk';
import { leadFigures } from './lead-figures';
import { leads } from './leads';
import { mail } from './mail';
import { mediaAndFields } from './media';
import { menus } from './menus';
import { overview } from './overview';
import { pageBlocks } from './page-blocks';
import { people } from './people';
import { preview } from './preview';
import { previewLinks } from './preview-links';
import { privacy } from './privacy';
import { projects } from './projects';
import { schedules } from './schedules';
import { searchHealth } from './search-health';
import { settings } from './settings';
import { showcase } from './showcase';
import { symbols } from './symbols';
import { trash } from './trash';

const blocks = {
  ...content,
  ...showcase,
  projects,
  ...overview,
  ...settings,
  ...homePage,
  ...menus,
  ...pageBlocks,
  ...searchHealth,
  ...leads,
  ...mail,
  ...mediaAndFields,
  editor,
  googleProfile,
  activity,
  privacy,
  trash,
};

export const admin: Translation<typeof turkish> = {
  ...blocks,
  assistants,
  draftForm,
  draftLists,
  english,
  figures,
  frame,
  insight,
  leadDesk,
  leadFigures,
  people,
  preview,
  previewLinks,
  schedules,
  symbols,
  activity: { ...activity, entities: collectLogWords(blocks) },
};
