import { expect, test } from 'vitest';
import { readSwipe } from './attach-swipe';

test.each([
  { what: 'a slow drag to the left', x: -40, y: 0, ms: 2000, step: 1 },
  { what: 'a slow drag to the right', x: 40, y: 5, ms: 2000, step: -1 },
  { what: 'a short drag', x: -39, y: 0, ms: 2000, step: 0 },
  { what: 'a short flick', x: -20, y: 2, ms: 30, step: 1 },
  { what: 'a press with an unsteady finger', x: -6, y: 1, ms: 5, step: 0 },
  { what: 'a finger that scrolls down', x: -60, y: 90, ms: 200, step: 0 },
  { what: 'a press that ends where it began', x: 0, y: 0, ms: 0, step: 0 },
])('$what asks for the step $step', ({ step, ...drag }) => {
  expect(readSwipe(drag)).toBe(step);
});
