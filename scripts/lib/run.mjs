import { spawn } from 'node:child_process';

/**
 * Runs a program to its end.
 * @param quiet collect what it prints instead of showing it
 * @returns its exit code and, when quiet, what it printed
 */
export function run(command, args, { cwd, env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a long step and prints its title and duration on one line, to standard error: standard output is for the results
 * of commands.
 */
export async function step(title, work) {
  const start = Date.now();
  process.stderr.write(`• ${title} …`);
  const result = await work();
  process.stderr.write(` ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}
