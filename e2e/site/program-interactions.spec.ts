import type { Page } from '@playwright/test';
import { pressExternalLink } from '../external-links';
import { followNodes, holdProgramRequests, readPage, untilStarted, untilState, wantProgram } from './program-phases';
import { type Api, expect, gapBelowHeader, test, type Watch } from './site-test';

// Everything a visitor does on a page that moves or takes input, with a program that never comes, and with one that
// fails first and comes in the middle of it. The clock of the page stands still: only the test lets time pass.

type Visit = { page: Page; api: Api; watch: Watch };

type Interaction = {
  what: string;
  path: string;
  /** Whether animations are on; they are off where they would only take time. */
  moves?: true;
  begin: (visit: Visit) => Promise<void>;
  /** When the elements of the interaction are hydrated, beyond the page itself. */
  isHydrated?: (page: Page) => Promise<boolean>;
  /** What the visitor does next, and sees: the same with the program and without. */
  goOn: (visit: Visit) => Promise<void>;
};

const project = '/proje/16-araclik-sarj-otoparki';
const stayMs = 5000;

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await expect(menuOf(page)).toBeVisible();
};
const currentSlide = async (page: Page) => (await readPage(page)).slides[0] ?? -1;
const tapNext = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().tap();

const interactions: Interaction[] = [
  {
    what: 'the open menu',
    path: '/articles',
    begin: async ({ page }) => {
      await openMenu(page);
      await untilState(page, async () => (await page.locator('dialog:modal').count()) === 1);
    },
    goOn: async ({ page }) => {
      await page.clock.resume();
      await menuOf(page).getByRole('link', { name: 'Hizmetler' }).tap();
      await expect(page).toHaveURL(/\/#services$/);
      await expect(menuOf(page)).toBeHidden();
      await expect.poll(() => gapBelowHeader(page, 'services')).toBe(0);
    },
  },
  {
    what: 'the moving slider',
    path: '/',
    moves: true,
    begin: async ({ page }) => {
      await page.clock.runFor(stayMs);
      expect(await currentSlide(page)).toBe(1);
    },
    goOn: async ({ page }) => {
      const before = await currentSlide(page);
      await page.clock.runFor(stayMs);
      expect(await currentSlide(page)).toBe((before + 1) % 4);
    },
  },
  {
    what: 'the paused slider',
    path: '/',
    moves: true,
    begin: async ({ page }) => {
      await tapNext(page, 'Sonraki slayt');
      await tapNext(page, 'Otomatik geçişi duraklat');
    },
    goOn: async ({ page }) => {
      await page.clock.runFor(2 * stayMs);
      expect(await currentSlide(page)).toBe(1);
      await tapNext(page, 'Otomatik geçişi başlat');
      await page.clock.runFor(stayMs);
      expect(await currentSlide(page)).toBe(2);
    },
  },
  {
    what: 'the gallery of a project',
    path: project,
    begin: async ({ page }) => {
      await tapNext(page, 'Sonraki');
      expect(await currentSlide(page)).toBe(1);
    },
    goOn: async ({ page }) => {
      await tapNext(page, 'Sonraki');
      expect(await currentSlide(page)).toBe(2);
    },
  },
  {
    what: 'a half-written message',
    path: '/#contact',
    begin: async ({ page }) => {
      const form = page.locator('#contact form');
      await form.locator('[name="name"]').fill('Yalın Kaya');
      await form.locator('[name="subject"]').selectOption({ index: 3 });
      const message = form.locator('[name="message"]');
      await message.fill('Yarım kalan bir cümle');
      await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 11));
    },
    isHydrated: async (page) => (await page.locator('#contact form').getAttribute('novalidate')) !== null,
    goOn: async ({ page }) => {
      await page.keyboard.type('biten');
      const form = page.locator('#contact form');
      await expect(form.locator('[name="message"]')).toHaveValue('Yarım biten bir cümle');
      await expect(form.locator('[name="name"]')).toHaveValue('Yalın Kaya');
      await expect(form.locator('[name="subject"]')).toHaveValue('Teknik Destek');
    },
  },
  {
    what: 'the other language',
    path: project,
    begin: async ({ page }) => {
      await page.locator('header').getByRole('button', { name: 'EN', exact: true }).tap();
      await expect(page.locator('main h1')).toHaveText('A car park with 16 charge points');
    },
    goOn: async ({ page }) => {
      await page.clock.resume();
      await page.locator('header').getByRole('button', { name: 'TR', exact: true }).tap();
      await expect(page.locator('main h1')).toHaveText('16 araçlık şarj otoparkı');
      await expect(page).toHaveURL(project);
    },
  },
  {
    what: 'the bar with call, WhatsApp and quote',
    path: '/',
    begin: async ({ page }) => {
      await pressCall(page);
      await pressWhatsapp(page);
    },
    goOn: async ({ page }) => {
      await pressCall(page);
      await pressWhatsapp(page);
      await page.locator('.contact-bar .bar-quote').tap();
      await expect(page).toHaveURL(/\/#contact$/);
      await expect.poll(() => gapBelowHeader(page, 'contact')).toBe(0);
    },
  },
  {
    what: 'a step to a section',
    path: '/',
    begin: async ({ page }) => {
      await openMenu(page);
      await menuOf(page).getByRole('link', { name: 'Makaleler' }).tap();
      await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
    },
    goOn: async ({ page }) => {
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      // Chromium may have scrolled by itself; the mark comes from the page.
      await expect.poll(async () => (await readPage(page)).here).toContain('Ana Sayfa');
      await page.goForward();
      await expect.poll(() => gapBelowHeader(page, 'articles')).toBe(0);
      expect((await readPage(page)).here).toContain('Makaleler');
    },
  },
  {
    what: 'the check of the status every 30 seconds',
    path: '/articles',
    begin: ({ page }) => page.clock.runFor(15_000),
    goOn: async ({ page, api, watch }) => {
      const countChecks = () => watch.dataRequests.filter((url) => url.endsWith('/settings.siteOffline')).length;
      try {
        for (const [siteOffline, text] of [
          [true, 'Bakımdayız'],
          [false, 'Makaleler'],
        ] as const) {
          await api.put('/admin/settings/site-offline', { siteOffline });
          await untilStarted(page);
          watch.dataRequests.length = 0;
          await page.clock.runFor(30_000);
          await untilState(page, () => page.getByRole('heading', { level: 1, name: text }).isVisible());
          expect(countChecks()).toBe(1);
        }
      } finally {
        await api.put('/admin/settings/site-offline', { siteOffline: false });
      }
    },
  },
];

for (const { what, path, moves, begin, isHydrated = async () => true, goOn } of interactions) {
  const enter = async (page: Page) => {
    const program = await holdProgramRequests(page);
    if (!moves) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2026-03-02T09:00:00Z') });
    await page.clock.pauseAt(new Date('2026-03-02T09:05:00Z'));
    await page.goto(path);
    await untilStarted(page);
    return program;
  };

  test(`${what}: with a program that never comes @phone-only`, async ({ page, api, watch }) => {
    await enter(page);
    await begin({ page, api, watch });
    await goOn({ page, api, watch });
    await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
    expect(unexpected(watch)).toEqual([]);
  });

  test(`${what}: with a program that fails, and that comes after ten seconds in the middle of it @phone-only`, async ({
    page,
    api,
    watch,
  }) => {
    const program = await enter(page);
    await begin({ page, api, watch });
    await wantProgram(page);
    const begun = await readPage(page);
    const replaced = await followNodes(page);
    await program.fail(() => page.clock.runFor(100));
    expect(await readPage(page)).toEqual(begun);
    expect(await replaced()).toEqual([]);

    await wantProgram(page);
    // For the page: its requests have been without a response for that long.
    await page.clock.runFor(10_000);
    const before = await readPage(page);
    const replacedByProgram = await followNodes(page);
    await program.release();
    await untilState(
      page,
      async () => (await page.locator('html[data-hydrated]').count()) === 1 && (await isHydrated(page)),
    );
    expect(await readPage(page)).toEqual(before);
    expect(await replacedByProgram()).toEqual([]);
    await goOn({ page, api, watch });
    expect(unexpected(watch)).toEqual([]);
  });
}

/** Presses the number: the browser must be left to call it. */
async function pressCall(page: Page): Promise<void> {
  const call = page.locator('.contact-bar a[href^="tel:"]');
  expect(await pressExternalLink(page, () => call.tap())).toMatch(/^tel:\+90/);
}

async function pressWhatsapp(page: Page): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('.contact-bar .whatsapp-button').tap(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\/\d+/);
  await chat.close();
}

/** What went wrong, but for the requests that the test has broken or left open, and the status of a closed site. */
const unexpected = ({ problems }: Watch) =>
  problems.filter((problem) => !/ERR_(?:FAILED|ABORTED)|status of 503/.test(problem));
