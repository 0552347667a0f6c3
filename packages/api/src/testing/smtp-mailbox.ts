import { onTestFinished } from 'vitest';
import { runSmtp, type SmtpOptions } from './smtp-server';

/** A real mail server on this machine, stopped when the test ends. */
export async function startSmtp(options?: SmtpOptions) {
  const smtp = await runSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}
