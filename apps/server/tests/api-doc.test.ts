import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#process/env';
import { startServices } from '#start-services';
import { createApiServer } from '#testing/api-server';
import { account, temporaryDatabase, temporaryFolder } from '#testing/start-api';

const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

test('the walk through the API in docs/api.md does what it says, line by line', { timeout: 60_000 }, async () => {
  const shell = openShell({ API: await startApi(), EMAIL: account.ADMIN_EMAIL, PASSWORD: account.ADMIN_PASSWORD });
  const { code } = await shell.run('command -v curl base64 sed');
  expect(code, 'This test needs curl, base64 and sed: please install them (apt-get install curl)').toBe(0);
  const steps = readSteps(guide);
  expect(steps.length).toBeGreaterThan(15);
  for (const { lines, expected } of steps) {
    let output = '';
    for (const line of lines) {
      const result = await shell.run(line);
      expect(result.code, `${line}\n${result.output}`).toBe(0);
      output += result.output;
    }
    expect(withoutSpace(output), lines.join('\n')).toMatch(pattern(expected));
  }
});

type Step = { lines: string[]; expected: string };

/** The commands of the page, each block with the output that stands beneath it. */
function readSteps(markdown: string): Step[] {
  const steps: Step[] = [];
  for (const [, language, text = ''] of markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'sh') steps.push({ lines: text.trim().split('\n'), expected: '' });
    else steps.push({ lines: [], ...steps.pop(), expected: text });
  }
  return steps;
}

/** The expected output as a pattern: `…` is anything, white space counts for nothing. */
function pattern(expected: string): RegExp {
  const parts = withoutSpace(expected).split('…');
  return new RegExp(`^${parts.map((literal) => literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*?')}$`, 's');
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** The API over real HTTP, on a fresh data folder with the sample content. */
async function startApi(): Promise<string> {
  const env = readEnv({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: await temporaryDatabase(),
    LOG_LEVEL: 'silent',
    ...account,
  });
  const services = await startServices(env);
  const http = createApiServer(services);
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await services.media.close();
    await services.db.$disconnect();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return `http://127.0.0.1:${address.port}/api/v1`;
}

/** One shell for all commands, so that what one sets the next one finds. */
function openShell(variables: Record<string, string>) {
  const bash = spawn('bash', ['--norc'], { env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...variables } });
  onTestFinished(() => void bash.kill());
  return {
    async run(line: string): Promise<{ code: number; output: string }> {
      const mark = `--end-${Math.random().toString(36).slice(2)}`;
      const done = readUntil(bash, mark);
      bash.stdin.write(`${line}\nprintf '\\n%s %s\\n' ${mark} $?\n`);
      const [output = '', code] = (await done).split(`\n${mark} `);
      return { code: Number(code), output };
    },
  };
}

/** What the shell says up to the mark and the line it stands in. */
function readUntil(bash: ChildProcess, mark: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const onData = (chunk: Buffer) => {
      text += chunk.toString('utf8');
      const at = text.indexOf(mark);
      if (at < 0 || text.indexOf('\n', at) < 0) return;
      bash.stdout?.off('data', onData);
      resolve(text);
    };
    bash.stdout?.on('data', onData);
  });
}
