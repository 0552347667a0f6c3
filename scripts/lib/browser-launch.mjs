import { fileURLToPath } from 'node:url';

/** What each browser of the tests and measurements is started with. */
export const baseArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

/** How a browser is started whose screens are tested or photographed: they look alike in each build and on each system. */
export const launchOptions = {
  args: [
    ...baseArgs,
    // Rendering in software is cheaper than emulating a graphics card.
    '--disable-gpu',
    // All pages of a test come from one server: a process for each of them, and one for drawing, takes a quarter more time.
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    '--in-process-gpu',
    // The same shape of letters, not aligned to whole pixels. The headless shell obeys this switch, a whole Chromium the
    // settings of the system.
    '--font-render-hinting=none',
    // A page lives for seconds: with more room for what is new, less of it is looked through again and again, and
    // optimising its machine code costs more than it saves.
    '--js-flags=--min-semi-space-size=64 --max-semi-space-size=64 --no-opt --no-maglev',
  ],
  env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) },
};

/** For browsers of past years, which are built for machines without a screen: in several processes they do not start. */
export const olderLaunchArgs = [...launchOptions.args, '--headless', '--no-sandbox', '--no-zygote', '--single-process'];
