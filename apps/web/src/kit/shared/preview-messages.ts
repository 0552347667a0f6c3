import type { RecordKind } from '@pano/api/addresses';

// What a form and the document of its preview tell each other.

/** To the preview. */
export type ToPreview =
  | {
      type: 'show';
      /** Of the page, as the server puts it into one. */
      state: object;
      path: string;
      edited: EditedRecord;
      /** Brings the record into view; else the page stays where it is. */
      find: boolean;
    }
  /** Outlines what shows a field of the form: the first of these that is shown, the innermost first. */
  | { type: 'field'; names: readonly string[] };

/** From the preview. */
export type FromPreview =
  /** It waits for what it is to show. */
  | { type: 'ready' }
  /** What shows this field was pressed; of a text of the editor, the paragraph with these words. */
  | { type: 'field'; name: string; paragraph?: string | null | undefined }
  /** A link was pressed, which leads nowhere here. */
  | { type: 'inert' }
  /** The page cannot be shown; what was shown before stays. */
  | { type: 'failed' };

/** The record of the form; a new one has the number that it would get. */
export type EditedRecord = { kind: RecordKind; id: number };

/** Whether a message comes from a document of this site in that window: nobody else is listened to. */
export const isFrom = (event: MessageEvent, source: Window | null | undefined): boolean =>
  event.origin === location.origin && event.source !== null && event.source === source;

export const send = (target: Window, message: ToPreview | FromPreview): void =>
  target.postMessage(message, location.origin);
