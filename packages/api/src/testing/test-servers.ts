import { onTestFinished } from 'vitest';
import type { S3Options } from '#platform/services/storage/s3-storage';
import { runS3Server } from './s3-server';
import { runSmtp, type SmtpOptions } from './smtp-server';

/** A real mail server on this machine, stopped when the test ends. */
export async function startSmtp(options?: SmtpOptions) {
  const smtp = await runSmtp(options);
  onTestFinished(smtp.stop);
  return smtp;
}

/** An S3 server of the test's own on a free port, with an empty bucket; stopped when the test ends. */
export async function startS3Server(): Promise<S3Options> {
  const { options, stop } = await runS3Server();
  onTestFinished(stop);
  return options;
}
