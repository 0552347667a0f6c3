import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldMark } from './field-marks';

type Props = {
  /** Written in the back office; the server cleans it against an allow-list on every write and for every visitor. */
  html: string;
  /** Off where the pictures of a text are shown elsewhere. */
  images?: boolean;
  /** Of the text, where it is another than that of the page. */
  lang?: string;
  className?: string;
  mark?: FieldMark;
};

/** The only place where stored HTML becomes part of a page; texts of the editor want the class `prose`. */
export function RichText({ html, images = true, lang, className, mark }: Props) {
  const { t } = useTranslation('site');
  const names = { table: t('text.table'), code: t('text.code') };
  const content = withScrollers(belowPageTitle(images ? html : withoutImages(html)), names);
  return createElement('div', { className, lang, ...mark, dangerouslySetInnerHTML: { __html: content } });
}

type TitleProps = { text: string; isPageTitle: boolean; lang?: string; className: string; mark?: FieldMark };

/**
 * A title that may become the heading of the page, and stop being it, without React: it renders the element as HTML,
 * which it neither compares when it hydrates nor writes again.
 */
export function TitleHtml({ text, isPageTitle, lang, className, mark }: TitleProps) {
  const element = isPageTitle ? 'h1' : 'p';
  const html = `<${element}>${escapeText(text)}</${element}>`;
  return createElement('div', { className, lang, ...mark, dangerouslySetInnerHTML: { __html: html } });
}

export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// The API stores clean, well-formed HTML in which attribute values carry no angle bracket, so patterns are enough here.

/** Takes the images out, together with the paragraphs, figures and links that held nothing else. */
export function withoutImages(html: string): string {
  let rest = html.replace(/<(?:img|source)\b[^>]*>/gi, '').replace(/<picture\b[^>]*>\s*<\/picture>/gi, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/<(p|figure|a|figcaption)\b[^>]*>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/gi, '');
  }
  return rest;
}

/** What may be wider than the page scrolls within itself, and can be reached by keyboard in every browser. */
export function withScrollers(html: string, names: { table: string; code: string }): string {
  const focusable = (name: string) => `role="group" aria-label="${name}" tabindex="0"`;
  return html
    .replaceAll('<table>', `<div class="table-box" ${focusable(names.table)}><table>`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', `<pre ${focusable(names.code)}>`);
}

/** The page itself has the only heading of the first level; one in a text counts as the second. */
export const belowPageTitle = (html: string): string => html.replace(/<(\/?)h1\b/gi, '<$1h2');
