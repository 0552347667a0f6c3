import { diagnose } from '#operations/doctor/diagnose';
import type { Finding } from '#operations/doctor/finding';
import { type Command, readArgs } from './command';
import { formatCount, formatTable } from './print';

const signs = { ok: '✓', warning: '!', problem: '✗' };

export const doctor: Command = {
  summary: 'Look for what is wrong with the site and say what to do',
  help: `Usage: npm run pano -- doctor [--json]

  --json  print the findings for programs

Looks at settings, database, versions, pictures, backups, folders, disk and clock; changes nothing, also while the site
is serving. Exit code 1 where there is a problem; warnings alone are 0.`,
  async run(args) {
    const { values } = readArgs(args, { json: { type: 'boolean' } });
    const findings = await diagnose(process.env);
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (values.json) console.log(JSON.stringify({ ok: problems === 0, findings }, null, 2));
    else print(findings, problems);
    return problems === 0 ? 0 : 1;
  },
};

function print(findings: Finding[], problems: number): void {
  console.log(formatTable(findings.map(({ check, state, detail }) => [signs[state], check, detail])));
  const advised = findings.filter(({ advice }) => advice !== undefined);
  if (advised.length > 0) console.log('\nWhat to do:');
  for (const { check, state, advice } of advised) console.log(`${signs[state]} ${check}: ${advice}`);
  console.log(problems === 0 ? '\nNo problem found.' : `\n${formatCount(problems, 'problem')} found.`);
}
