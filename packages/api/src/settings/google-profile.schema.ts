import * as z from 'zod';
import { versionField } from '#platform/input/fields';

/** What a Google Business Profile says of the firm, too, in the order of its form. */
export const googleFields = ['name', 'address', 'phone', 'hours', 'area', 'website'] as const;

export type GoogleField = (typeof googleFields)[number];

/** Of the profile of the firm that the person has looked at. */
export const googleProfileCheck = z.object({ version: versionField });

export type GoogleProfile = {
  /** The address for the Google profile: visits from there can be told from others. */
  website: string;
  /** Null until somebody has compared the two for the first time. */
  checkedAt: string | null;
  /** What has changed since. */
  changed: GoogleField[];
  /** Whether the owner is to look at it again. */
  due: boolean;
};
