import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Writes each asset compressed beside itself: the server sends these files instead of compressing per request. */
export const compressAssets = () =>
  compression({
    include: /(?:^|\/)assets\/[^/]+\.(?:js|css|svg)$/,
    // Smaller ones fit into the first packet anyway.
    threshold: 1025,
    // The slowest levels: a build has the time that a request does not have.
    algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
    logLevel: 'silent',
  });
