import { createElement } from 'react';
import { belowPageTitle, withoutImages } from '../lib/shown-html';

type Props = {
  /** Written in the back office; the server cleans it against an allowlist on every write, through whichever door. */
  html: string;
  /** Off where the pictures of a text are shown elsewhere. */
  images?: boolean;
  as?: 'div' | 'p' | 'span';
  className?: string;
};

/** The only place where stored HTML becomes part of a page; texts of the editor want the class `prose`. */
export function RichText({ html, images = true, as = 'div', className }: Props) {
  const content = belowPageTitle(images ? html : withoutImages(html));
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: content } });
}
