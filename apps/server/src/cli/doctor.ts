import { diagnose } from '#operations/doctor/diagnose';
import type { Finding } from '#operations/doctor/finding';
import { type Command, readArgs } from './command';
import { formatCount, formatTable } from './print';

const signs = { ok: '✓', warning: '!', problem: '✗' };

export const doctor: Command = {
  summary: 'Look for what is wrong with the site and say what to do',
  help: `Usage: npm run pano -- doctor [--json]

  --json  print the findings for programs

Looks at settings, database, versions, pictures, scheduled work, retention, backups, folders, disk and clock; changes
nothing, also while the site is serving. Exit code 1 where there is a problem; warnings alone are 0.`,
  async run(args) {
    const { values } = readArgs(args, { json: { type: 'boolean' } });
    const findings = await diagnose(process.env);
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (values.json) printJson(findings, problems);
    else print(findings, problems);
    return problems === 0 ? 0 : 1;
  },
};

function printJson(findings: Finding[], problems: number): void {
  const listed = findings.map(({ remedy, ...finding }) => ({ ...finding, advice: remedy }));
  console.log(JSON.stringify({ ok: problems === 0, findings: listed }, null, 2));
}

function print(findings: Finding[], problems: number): void {
  console.log(formatTable(findings.map(({ check, state, detail }) => [signs[state], check, detail])));
  const remedies = findings.filter(({ remedy }) => remedy !== undefined);
  if (remedies.length > 0) console.log('\nWhat to do:');
  for (const { check, state, remedy } of remedies) console.log(`${signs[state]} ${check}: ${remedy}`);
  console.log(problems === 0 ? '\nNo problem found.' : `\n${formatCount(problems, 'problem')} found.`);
}
