/** The first link of the document, shown on focus only. `target` is the id of the main landmark. */
export function SkipLink({ target, text }: { target: string; text: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-100 [transform:translateY(-6rem)] rounded-control bg-ink px-[18px] py-3 text-canvas focus:[transform:none]"
    >
      {text}
    </a>
  );
}
