/** Comments, and functions of the contract that build a description and have no side effects. */
const commentsAndMakers =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<![\w$.])(z(?:\.\w+)+|defineResource|wire\.(?:get|post)|only|declareFields|declareAnswers|field\.\w+|line|optionalText|optionalInteger|listOf|tableOf)\(/g;
/** What a call changes, as the last argument of its declaration, and its copy into the call; the API alone reads it. */
const declaredChanges = /,\s*(?:\{\s*changes:\s*\[[^\]]*\]\s*\}(?=\s*\))|\.\.\.changes\b)/g;

/**
 * Marks the contract's schemas as free of side effects, so that a bundle contains only those that it uses: a remote
 * uses few of all resources. Comments stay as they are: a mark would end a comment that shows a call. Calls lose what
 * they change.
 */
module.exports = function markPure(source) {
  return source
    .replace(declaredChanges, '')
    .replace(commentsAndMakers, (match, maker) => (maker === undefined ? match : `/*#__PURE__*/ ${maker}(`));
};
