// Writes what the program is made of as CycloneDX: npm run sbom -- <file>. `npm run pack` adds the same to its folder.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { explainOnHelp, fail } from './lib/command-line.mjs';
import { softwareBillOfMaterials } from './lib/sbom.mjs';

explainOnHelp(import.meta.url);

const file = process.argv[2] ?? fail('Name a file: npm run sbom -- <file>');
const bill = softwareBillOfMaterials();
writeFileSync(resolve(file), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${file}`);
