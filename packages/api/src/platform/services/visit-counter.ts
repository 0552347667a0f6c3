/** Something that has happened on the public site, as a row of the table of counts has it. */
export type CountedEvent = {
  /** What happened, such as a visit or a tap on a telephone number. */
  kind: string;
  /** The page that it concerns; empty for what concerns none. */
  page: string;
  /** The source of the visit, or what else there is to say. */
  detail: string;
};

/** Counts what happens on the public site: in memory first, every few seconds in the database. */
export type VisitCounter = {
  /** Counts something that happened just now. Nothing in it says who did it. */
  add: (event: CountedEvent) => void;
  /** Writes what was counted since the last time. Never throws: what cannot be written waits for the next time. */
  flush: () => Promise<void>;
  /** Writes what is left, for the last time. Call it before the database is closed. */
  stop: () => Promise<void>;
};
