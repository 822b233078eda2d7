const { createHash } = require('node:crypto');
const { join, relative } = require('node:path');

const { shrinkStyles } = require('./shrink-styles.cjs');

const root = join(__dirname, '../../..');

/** Start of a styled component: `styled.div`, `styled(Link)`. */
const starts = /(?<![\w$.])styled(\.[a-z][a-zA-Z0-9]*|\((?:[^()]|\([^()]*\))*\))(?=[`<.])/g;

/**
 * Gives every styled component an identifier from its file and its place there. styled-components would number them in
 * the order of creation, which differs between server and browser. The content of the file is part of it, because the names
 * of classes are made from the identifier (short-class-names.cjs): an open tab can run two releases of a remote. It begins
 * with `_`, as no hash of styled-components does.
 */
function addComponentIds(source, file) {
  if (!source.includes('styled')) return source;
  // One word for the file and a number in it: repeated text compresses well.
  const digest = createHash('sha256')
    .update(`${relative(root, file)}\n${source}`)
    .digest();
  const place = digest.readUInt32BE(0).toString(36).padStart(5, '0').slice(-5);
  let count = 0;
  return source.replace(starts, (start) => {
    count += 1;
    return `${start}.withConfig({componentId:"_${place}${count.toString(36)}"})`;
  });
}

/** What both builds do to the sources of styled components. */
const prepareStyles = (source, file) => addComponentIds(shrinkStyles(source, file), file);

module.exports = function stylesLoader(source) {
  return prepareStyles(source, this.resourcePath);
};
module.exports.prepareStyles = prepareStyles;
