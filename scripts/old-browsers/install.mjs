// Chromium of past years, from packages that ship it. They are no dependencies of the project: only this test needs them.
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { olderLaunchArgs } from '../lib/browser-launch.mjs';
import { fail } from '../lib/command-line.mjs';
import { run, step } from '../lib/run.mjs';
import { root } from '../lib/setup.mjs';

const cache = join(root, 'node_modules/.cache/pano/old-browsers');

/** How to start a version of `@sparticuz/chromium`, which is downloaded the first time. */
export async function installChromium(version) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    fail('The browsers of npm run test:old-browsers run on Linux with an Intel or AMD processor only.');
  const folder = join(cache, version);
  if (!existsSync(folder)) await step(`Downloading Chromium ${version}`, () => download(version, folder));
  return {
    executablePath: join(folder, 'chromium'),
    args: olderLaunchArgs,
    // With the fonts of the system as they are: version 92 does not understand the settings of the other tests.
    env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') },
  };
}

async function download(version, folder) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const command = async (name, args) => {
    const { code, output } = await run(name, args, { cwd: unfinished, quiet: true });
    if (code !== 0) fail(`Chromium ${version} could not be downloaded: ${output.trim().split('\n').at(-1)}`);
  };
  await command('npm', ['pack', `@sparticuz/chromium@${version}`]);
  await command('tar', ['xf', `sparticuz-chromium-${version}.tgz`]);
  for (const name of ['chromium', 'aws.tar', 'swiftshader.tar']) {
    const packed = createReadStream(join(unfinished, `package/bin/${name}.br`));
    await pipeline(packed, createBrotliDecompress(), createWriteStream(join(unfinished, name)));
  }
  await command('tar', ['xf', 'aws.tar']);
  await command('tar', ['xf', 'swiftshader.tar']);
  // Where version 92 looks for its drawing libraries.
  mkdirSync(join(unfinished, 'swiftshader'));
  await command('tar', ['xf', 'swiftshader.tar', '-C', 'swiftshader']);
  chmodSync(join(unfinished, 'chromium'), 0o755);
  renameSync(unfinished, folder);
  return { code: 0 };
}
