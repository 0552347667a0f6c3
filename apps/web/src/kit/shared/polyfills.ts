// Above each the first versions that have it by themselves, from MDN's tables. They leave alone what a browser has.

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-reversed';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-sorted';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-spliced';

/* Chrome 111, Firefox 119, Safari 16.4 */
import 'core-js/actual/string/is-well-formed';

/* Chrome 120, Firefox 115, Safari 17 */
import 'core-js/actual/url/can-parse';
