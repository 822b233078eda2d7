/** Whether the bar `name` is for this figure: the same id, or a name that ends with a star and begins like it. */
function isBarFor(name, id) {
  return name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : name === id;
}

/** Whether a value holds a bar. A value that is no number holds no bar. */
function holdsBar(value, { atMost, atLeast, equal }) {
  if (atMost !== undefined) return value <= atMost;
  if (atLeast !== undefined) return value >= atLeast;
  return value === equal;
}

/**
 * Compares the figures of a part with its bars.
 * @param figures `{ id, what, value, unit }`; each id begins with the name of the part and a point
 * @param bars bars by id: `{ atMost }`, `{ atLeast }` or `{ equal }`
 * @returns one verdict per figure: the figure, its `bar` and whether it `holds`, both undefined without a bar. A bar of
 * this part that no figure belongs to gets a verdict without a value that does not hold: a figure that disappears
 * does not pass.
 */
export function judgeFigures(part, figures, bars) {
  const names = Object.keys(bars).filter((name) => name.startsWith(`${part}.`));
  const verdicts = figures.map((figure) => {
    const name = names.find((candidate) => isBarFor(candidate, figure.id));
    if (name === undefined) return figure;
    return { ...figure, bar: bars[name], holds: holdsBar(figure.value, bars[name]) };
  });
  const missingNames = names.filter((name) => !figures.some(({ id }) => isBarFor(name, id)));
  return [
    ...verdicts,
    ...missingNames.map((name) => ({ id: name, what: `${name}: not measured`, bar: bars[name], holds: false })),
  ];
}
