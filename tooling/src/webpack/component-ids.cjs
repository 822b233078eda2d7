const { createHash } = require('node:crypto');
const { join, relative } = require('node:path');

const root = join(__dirname, '../../..');

/** `styled.div`, `styled(Link)`: where a styled component begins. */
const starts = /(?<![\w$.])styled(\.[a-z][a-zA-Z0-9]*|\((?:[^()]|\([^()]*\))*\))(?=[`<.])/g;

/**
 * Gives every styled component an identifier of its place in the sources. styled-components would count them as they are
 * made, and the server makes them in another order than the browser.
 */
function addComponentIds(source, file) {
  if (!source.includes('styled')) return source;
  const path = relative(root, file);
  let count = 0;
  return source.replace(starts, (start) => {
    count += 1;
    const id = createHash('sha256').update(`${path}:${count}`).digest('hex').slice(0, 6);
    return `${start}.withConfig({componentId:"e${id}"})`;
  });
}

module.exports = function componentIds(source) {
  return addComponentIds(source, this.resourcePath);
};
module.exports.addComponentIds = addComponentIds;
