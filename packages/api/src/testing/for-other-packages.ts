// What the tests of other packages need of the server side: rules that the browser must agree with.
export { contentEntities, entities } from '#entities/index';
export { cleanHtml } from '#platform/input/rich-text';
export { createPdf, mp4 } from './documents';
export { watchEventLoop } from './event-loop';
