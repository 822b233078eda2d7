/**
 * A browser that translates a page puts each text into elements of its own. React does not know them: it would fail
 * at the next change, because the text is no longer a child of its parent. Here the wrapper is taken for its text.
 */
export function keepTranslated(): void {
  const nodes = Node.prototype;
  const { insertBefore, removeChild } = nodes;
  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = findWrapper(child, this);
    // A text that the translation replaced is in no parent.
    if (place.parentNode) removeChild.call(place.parentNode, place);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const place = next && findWrapper(next, this);
    const parent = place?.parentNode;
    insertBefore.call(parent ?? this, node, parent ? place : null);
    return node;
  };
}

/** The outermost element around this node alone, below the parent that React knows; the node itself without one. */
function findWrapper(node: Node, parent: Node): Node {
  const wrapper = node.parentNode;
  return wrapper && wrapper !== parent && wrapper.childNodes.length === 1 ? findWrapper(wrapper, parent) : node;
}
