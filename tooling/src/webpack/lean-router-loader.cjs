/** Properties that code sets on components after their creation. */
const settings = /^[A-Z]\w*\.(displayName|contextType) = [^;]*;$/gm;
const makers = /(?<= = )(React\d*\.(?:forwardRef|memo|createContext))\(/g;

/**
 * The router as one file, without code that keeps unused components in a bundle: names for developer tools, and calls
 * with possible side effects. The error boundary for route trees loses its context; the product has no route trees,
 * because the shell finds a page by the registry.
 */
module.exports = function leanRouter(source) {
  return source.replace(settings, '').replace(makers, '/*#__PURE__*/ $1(');
};
