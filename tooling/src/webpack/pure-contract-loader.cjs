/** Makers of the contract: they build a description and change nothing. */
const makers =
  /(?<![\w$.])(z(?:\.\w+)+|defineResource|wire\.(?:get|post)|only|line|optionalText|optionalNumber|omitAll)\(/g;

/**
 * Marks the contract's schemas as free of side effects, so that a bundle keeps only those it uses: each remote takes a
 * few resources of a package that describes them all.
 */
module.exports = function markPure(source) {
  return source.replace(makers, '/*#__PURE__*/ $1(');
};
