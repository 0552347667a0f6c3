import { dashboard } from './dashboard';
import { editor } from './editor';
import { frame } from './frame';
import { services } from './services';

/** Texts of the back office: its frame, then an object for each entity. */
export const admin = { dashboard, editor, frame, services };
