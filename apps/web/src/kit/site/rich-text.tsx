import { createElement } from 'react';
import { belowPageTitle, withoutImages } from './shown-html';

type Props = {
  /** Written in the back office; the server cleans it against an allowlist on every write, through whichever door. */
  html: string;
  /** Off where the pictures of a text are shown elsewhere. */
  images?: boolean;
  as?: 'div' | 'p' | 'span';
  /** Of the text, where it is another than that of the page. */
  lang?: string;
  className?: string;
};

/** The only place where stored HTML becomes part of a page; texts of the editor want the class `prose`. */
export function RichText({ html, images = true, as = 'div', lang, className }: Props) {
  const content = belowPageTitle(images ? html : withoutImages(html));
  return createElement(as, { className, lang, dangerouslySetInnerHTML: { __html: content } });
}
