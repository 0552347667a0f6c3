// React removes and inserts nodes where it has put them. What translates a page or extends it moves texts into elements of
// its own, or puts such elements in their place; the methods of the browser then throw, and React gives up the whole page.

/** What stands in the page for a text that somebody else has taken out of it. */
const standIns = new WeakMap<Node, ChildNode>();

/** Lets React go on in a page that others change, too. Their elements stay until React removes or changes the text they show. */
export function tolerateForeignNodes(): void {
  const observer = new MutationObserver(noteChanges);
  const texts = new MutationObserver((records) => {
    for (const { target } of records) showAgain(target);
  });

  function noteChanges(records: MutationRecord[]): void {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (!(text instanceof Text) || text.isConnected) continue;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find((node) => node && added.has(node));
      if (!(standIn instanceof HTMLElement)) continue;
      standIns.set(text, standIn);
      texts.observe(text, { characterData: true });
    }
  }

  /** The child of a parent in which a node stands, or what stands for it; null where there is none any more. */
  function findChild(parent: Node, node: Node): Node | null {
    noteChanges(observer.takeRecords());
    let child: Node | null = node.parentNode ? node : (standIns.get(node) ?? null);
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  }

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ): Inserted {
    const place = next && next.parentNode !== this ? findChild(this, next) : next;
    insertBefore.call(this, node, place);
    return node;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    const child = node.parentNode === this ? node : findChild(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  observer.observe(document, { childList: true, subtree: true });
}

/** React has changed a text that is not in the page: it takes its place again, for the translation to see. */
function showAgain(text: Node): void {
  const standIn = standIns.get(text);
  if (text instanceof Text && !text.isConnected) standIn?.replaceWith(text);
  standIns.delete(text);
}
