/** Places where the editor's libraries parse HTML, and the same through the policy of the page. */
const places = [
  {
    file: /prosemirror-view[\\/]dist[\\/]index\.js$/,
    from: 'trustedTypes.createPolicy("ProseMirrorClipboard", { createHTML: (s) => s })',
    to: 'globalThis.enlaceTrust',
  },
  {
    file: /@tiptap[\\/]core[\\/]dist[\\/]index\.js$/,
    from: 'parseFromString(wrappedValue, "text/html")',
    to: 'parseFromString(globalThis.enlaceTrust?.createHTML(value) ?? wrappedValue, "text/html")',
  },
];

const files = places.map(({ file }) => file);

/** The editor uses the page's one policy of Trusted Types; its own policy would need a second name in the header. */
module.exports = function trustedEditor(source) {
  const place = places.find(({ file }) => file.test(this.resourcePath));
  if (!source.includes(place.from)) throw new Error(`${this.resourcePath} parses HTML in another way: ${place.from}`);
  return source.replace(place.from, place.to);
};
module.exports.files = files;
