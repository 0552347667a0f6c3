import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Storage } from './storage';

export type S3Options = {
  /** Address of an S3-compatible service; absent for Amazon S3. */
  endpoint?: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Stores files in a bucket of Amazon S3 or of a compatible service, where a put is atomic. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  // Its notice that versions of 2027 need a newer Node.js is for those who build Pano, not for each start.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ||= 'true';
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Many compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async check() {
      try {
        await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }));
        return null;
      } catch (error) {
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        return `The bucket ${bucket} at ${endpoint ?? 'Amazon S3'} cannot be used (${reason}).`;
      }
    },
    async put(name, bytes, contentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: contentType }));
    },
    stat: (name) =>
      unlessMissing(async () => {
        const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
        return { size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
      }),
    read: (name, range) =>
      unlessMissing(async () => {
        const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range }));
        return Body?.transformToWebStream() ?? null;
      }),
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
    async list(prefix) {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key);
        token = page.NextContinuationToken;
      } while (token);
      return names;
    },
    clearUnfinished: async () => {},
  };
}

async function unlessMissing<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
