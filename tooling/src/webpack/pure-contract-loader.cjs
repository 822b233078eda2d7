/** Functions of the contract that build a description and have no side effects. */
const makers =
  /(?<![\w$.])(z(?:\.\w+)+|defineResource|wire\.(?:get|post)|only|line|optionalText|optionalNumber|optionalInteger|omitAll)\(/g;

/**
 * Marks the contract's schemas as free of side effects, so that a bundle contains only those that it uses: a remote
 * uses few of all resources.
 */
module.exports = function markPure(source) {
  return source.replace(makers, '/*#__PURE__*/ $1(');
};
