import { QuoteLink } from './site-link';

/** A night band that leads from a page to the contact section. */
export function QuoteStrip({ title, text }: { title: string; text: string }) {
  return (
    <div className="quote-strip on-night">
      <div>
        <h2 className="type-h3">{title}</h2>
        <p className="text-ink-2">{text}</p>
      </div>
      <QuoteLink className="justify-self-start" />
    </div>
  );
}
