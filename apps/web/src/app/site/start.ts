import '#kit/styles/site.css';
import { isEnglishPath } from '@pano/api/plain-addresses';
import { attachContactSection } from '#features/contact-forms/site/attach-contact-section.ts';
import { restoreTypedText } from '#features/contact-forms/site/typed-text.ts';
import { attachHero } from '#features/hero-sections/site/attach-hero.ts';
import { type Browser, isCounted, send, startCounting } from '#features/insight/site/count.ts';
import speedScript from '#features/insight/site/speed.ts?url';
import { readStored } from '#kit/shared/browser-storage.ts';
import { chosenLocale, storeVisitorLocale } from '#kit/shared/visitor-locale.ts';
import { type Attach, closestTo } from '#kit/site/attach.ts';
import { attachCover } from '#kit/site/attach-cover.ts';
import { attachSlideshow } from '#kit/site/attach-slides.ts';
import { nextFrame } from '#kit/site/scheduling.ts';
import { handleNavigation } from './before-hydration';
import { attachMenu } from './frame/attach-menu';
import { isStrong, onIntent, onSpareTime } from './intent';
import { placeLoadedPage } from './scroll';
import { pollSiteStatus } from './site-status';

// The first script of a page, which comes after the first paint (vite-plugin-first-paint.ts). It makes the server's HTML work
// without the program, which it fetches when the visitor shows that it will be used.

/** Which behaviour each element has. React attaches the same ones to what it renders itself. */
const behaviours: [selector: string, attach: Attach][] = [
  ['.menu-button', attachMenu],
  ['#contact', attachContactSection],
  ['.hero', attachHero],
  ['.gallery', attachSlideshow],
  ['.cover-photo', attachCover],
];

const beforeHydration = new AbortController();
let isLoading = false;
let pressed: HTMLElement | null = null;

/** After a failure the next wish fetches it again. */
function fetchProgram(): void {
  if (isLoading) return;
  isLoading = true;
  hydratePage().catch((error) => {
    console.warn(error);
    isLoading = false;
    // A photo is a link to its file.
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    pressed = null;
  });
}

/** The files of the program, as the page lists them; the entry first. */
const files = document.querySelector<HTMLTemplateElement>('#program')?.content.textContent?.split(' ') ?? [];

/** Into the browser's cache. */
async function fetchFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(path);
  await response.blob();
}

/**
 * Fetching the program, evaluating it and hydration keep a phone busy: what a tap did comes to the screen before each of
 * them.
 */
async function hydratePage(): Promise<void> {
  await nextFrame();
  // Only what is there is imported: browsers may not fetch again what they could not import once (Chromium up to 150).
  await Promise.all(files.map(fetchFile));
  const { hydrateSite }: typeof import('./entry-client') = await import(/* @vite-ignore */ files[0] ?? '');
  await attached;
  await nextFrame();
  await hydrateSite(() => beforeHydration.abort());
  // Tests and measurements wait for this attribute.
  document.documentElement.dataset.hydrated = '';
  pressed?.click();
}

/**
 * Links and forms work without the program, and so do the controls of behaviours, which prevent the default action. The
 * click on any other button or on a photo is repeated once the page is hydrated.
 */
function rememberClick(event: Event): void {
  const control = closestTo(event, 'button[type=button],[aria-haspopup]');
  if (!control || event.defaultPrevented) return;
  event.preventDefault();
  pressed = control;
  fetchProgram();
}

/**
 * Only the program can show some visitors the right page: in the language chosen on an earlier visit, or as the owner of the
 * site. The browser's own language was the server's to take: crawlers that tell it to scripts alone read the page as sent.
 */
function showRightPage(): void {
  const { lang } = document.documentElement;
  const locale = isEnglishPath(location.pathname) ? 'en' : (chosenLocale() ?? lang);
  const isOtherLanguage = document.querySelector('[data-locale]') && locale !== lang;
  const isOwner = document.querySelector('.maintenance') && readStored('admin_token');
  if (isOtherLanguage || isOwner) fetchProgram();
}

/** Fetches what measures the page; not over a line that is slow or dear. */
async function measureSpeed(): Promise<void> {
  const { connection }: Browser = navigator;
  if (!isCounted(navigator) || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  const { reportSpeed }: typeof import('#features/insight/site/speed.ts') = await import(
    /* @vite-ignore */ speedScript
  );
  reportSpeed((event) => send('speed', event));
}

function useSpareTime(): void {
  if (isStrong(navigator)) fetchProgram();
  measureSpeed().catch(console.warn);
}

/** Lets the browser draw and take input before what follows. Not all browsers know `yield`. */
const nextTask = () => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** In several tasks: on a slow phone a single one would keep a tap waiting. */
async function attachAll(): Promise<void> {
  startCounting();
  await nextTask();
  placeLoadedPage();
  handleNavigation(beforeHydration.signal);
  for (const [selector, attach] of behaviours) {
    await nextTask();
    for (const element of document.querySelectorAll<HTMLElement>(selector)) attach(element);
  }
  await nextTask();
  restoreTypedText();
  onIntent(fetchProgram);
  onSpareTime(useSpareTime);
  // Only the program replaces a picture that cannot be loaded; one that has failed already has no more events.
  addEventListener('error', (event) => event.target instanceof HTMLImageElement && fetchProgram(), { capture: true });
  if ([...document.images].some((image) => image.complete && !image.naturalWidth && image.src)) fetchProgram();
  await nextTask();
  showRightPage();
  // Again when the browser comes back to the page as it was left: the language may have been chosen since.
  addEventListener('pageshow', showRightPage);
  storeVisitorLocale();
  pollSiteStatus();
  addEventListener('click', rememberClick, { signal: beforeHydration.signal });
}

// The script in the page keeps what is pressed until then.
const attached = attachAll().finally(() => dispatchEvent(new Event('attached')));
