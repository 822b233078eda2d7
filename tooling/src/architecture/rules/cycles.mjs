/** Groups of files that import each other in a circle (strongly connected components, Tarjan). */
export function findCycles(graph) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const cycles = [];
  function visit(node) {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group);
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

/** No import cycles. Imports of types do not count, because they do not exist at run time. */
export function checkCycles({ files }) {
  const graph = new Map(
    files.map((file) => [
      file.path,
      file.imports.filter(({ target, isTypeOnly }) => target && !isTypeOnly).map(({ target }) => target),
    ]),
  );
  return findCycles(graph).map((group) => ({
    rule: 'no import cycles',
    path: group[0],
    message: `${group.length} files import one another: ${group.join(', ')}`,
    remedy: 'move what they share into a file of its own',
  }));
}
