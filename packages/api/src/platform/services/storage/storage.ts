export type StoredFile = { size: number; modifiedAt: Date };
/** The first and the last byte that are wanted, both included. */
export type ByteRange = { start: number; end: number };

/** Where the files of pictures are kept: one flat folder. Which names are used is up to the caller. */
export type Storage = {
  /** Says in a sentence what is wrong where the place cannot be used; null where it can. */
  check: () => Promise<string | null>;
  /** Writes a whole file. Nobody sees it before it is complete, and once this resolves it survives a power cut. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  stat: (name: string) => Promise<StoredFile | null>;
  /** The bytes of a file or of a part of it; null where there is no such file. */
  read: (name: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file; one that is not there is as good as removed. */
  remove: (name: string) => Promise<void>;
  /** The names of all complete files, or of those that begin with a prefix. */
  list: (prefix?: string) => Promise<string[]>;
  /** Removes what interrupted writes left behind. Only while nothing is being written. */
  clearUnfinished: () => Promise<void>;
};
