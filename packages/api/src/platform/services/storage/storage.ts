export type StoredFile = { size: number; modifiedAt: Date };
/** The first and the last byte, both included. */
export type ByteRange = { start: number; end: number };

/** The storage of files of pictures: one flat folder. The caller chooses the names. */
export type Storage = {
  /** Returns a sentence about what is wrong where the storage cannot be used; null where it can. */
  check: () => Promise<string | null>;
  /** Writes a whole file atomically; when this resolves, it survives a power cut. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  stat: (name: string) => Promise<StoredFile | null>;
  /** The bytes of a file or of a part of it; null where there is no such file. */
  read: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file; a missing one is no error. */
  remove: (name: string) => Promise<void>;
  /** The names of all complete files, or of those that begin with a prefix. */
  list: (prefix?: string) => Promise<string[]>;
  /** Removes the leftovers of interrupted writes. Only while nothing is being written. */
  clearUnfinished: () => Promise<void>;
};
