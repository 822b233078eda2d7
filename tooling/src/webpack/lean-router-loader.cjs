/** Names and contexts that are set on components after they are made. */
const settings = /^[A-Z]\w*\.(displayName|contextType) = [^;]*;$/gm;
const makers = /(?<= = )(React\d*\.(?:forwardRef|memo|createContext))\(/g;

/**
 * The router in one file, without what keeps its unused components in a bundle: names for developers' tools, and calls
 * that a bundler cannot know to be free of side effects. Its class that catches errors of route trees loses its context
 * with them; the product has no route trees, the shell finds a page by the registry.
 */
module.exports = function leanRouter(source) {
  return source.replace(settings, '').replace(makers, '/*#__PURE__*/ $1(');
};
