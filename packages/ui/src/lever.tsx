/**
 * The breaker lever (controls.css). It follows the hover and focus of a host with the class `has-lever`, or stays where
 * `on` puts it. Only for things that switch or commit.
 */
export function Lever({ on }: { on?: boolean }) {
  return <span className="lever" data-on={on} aria-hidden="true" />;
}
