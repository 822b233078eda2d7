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
  // One word for the file and a number in it: what repeats costs a visitor little.
  const digest = createHash('sha256').update(relative(root, file)).digest();
  const place = digest.readUInt32BE(0).toString(36).padStart(5, '0').slice(-5);
  let count = 0;
  return source.replace(starts, (start) => {
    count += 1;
    return `${start}.withConfig({componentId:"e${place}${count.toString(36)}"})`;
  });
}

module.exports = function componentIds(source) {
  return addComponentIds(source, this.resourcePath);
};
module.exports.addComponentIds = addComponentIds;
