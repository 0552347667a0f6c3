import type { admin } from '@pano/i18n/tr/admin/index';
import {
  BriefcaseBusiness,
  FileText,
  FolderTree,
  GalleryThumbnails,
  Handshake,
  Hash,
  History,
  Images,
  Inbox,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Settings,
  ShieldCheck,
  Wrench,
} from 'lucide-react';

/** A screen is named by the title of its texts. */
type ScreenId = {
  [Id in keyof typeof admin]: (typeof admin)[Id] extends { title: string } ? Id : never;
}[keyof typeof admin];
export type MenuItem = { id: ScreenId; path: string; icon: LucideIcon };

/** The side bar in its order, in seven groups. */
export const menu: readonly (readonly MenuItem[])[] = [
  [{ id: 'dashboard', path: '/admin', icon: LayoutDashboard }],
  [
    { id: 'articles', path: '/admin/articles', icon: Newspaper },
    { id: 'services', path: '/admin/services', icon: Wrench },
    { id: 'heroSections', path: '/admin/hero-sections', icon: Images },
    { id: 'aboutSection', path: '/admin/about-section', icon: Info },
  ],
  [
    { id: 'categories', path: '/admin/categories', icon: FolderTree },
    { id: 'projects', path: '/admin/projects', icon: BriefcaseBusiness },
    { id: 'brands', path: '/admin/brands', icon: Handshake },
  ],
  [{ id: 'keywords', path: '/admin/keywords', icon: Hash }],
  [
    { id: 'pages', path: '/admin/pages', icon: FileText },
    { id: 'contactForms', path: '/admin/contact-forms', icon: Inbox },
  ],
  [
    { id: 'company', path: '/admin/settings', icon: Settings },
    { id: 'activity', path: '/admin/activity', icon: History },
    { id: 'privacy', path: '/admin/privacy', icon: ShieldCheck },
  ],
  [{ id: 'media', path: '/admin/media', icon: GalleryThumbnails }],
];
