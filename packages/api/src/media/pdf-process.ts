// The process that reads PDFs, see read-pdf.ts: it gets the path of one after the other, and says what is wrong with it.

import { readFileSync } from 'node:fs';
import { checkPdf } from './check-pdf';

process.on('message', (path) => process.send?.({ problem: checkPdf(readFileSync(String(path))) }));
process.on('disconnect', () => process.exit());
process.send?.('ready');
