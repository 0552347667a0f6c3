// Above each the first versions that have it by themselves, from MDN's tables. They leave alone what a browser has.

/* Chrome 92, Firefox 90, Safari 15.4 */
import 'core-js/actual/array/at';

/* Chrome 92, Firefox 90, Safari 15.4 */
import 'core-js/actual/string/at';

/* Chrome 97, Firefox 104, Safari 15.4 */
import 'core-js/actual/array/find-last';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-reversed';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-sorted';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/to-spliced';

/* Chrome 110, Firefox 115, Safari 16 */
import 'core-js/actual/array/with';

/* Chrome 111, Firefox 119, Safari 16.4 */
import 'core-js/actual/string/is-well-formed';

/* Chrome 120, Firefox 115, Safari 17 */
import 'core-js/actual/url/can-parse';

/* Chrome 76, Firefox 75, Safari 16 */
HTMLFormElement.prototype.requestSubmit ??= function requestSubmit(this: HTMLFormElement) {
  const button = document.createElement('button');
  button.hidden = true;
  this.append(button);
  button.click();
  button.remove();
};
