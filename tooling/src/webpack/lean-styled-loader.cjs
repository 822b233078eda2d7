/** Names of all elements, and the loop that makes a function for each of them. */
const names = /new Set\(\["a","abbr",[^\]]*\]\)/;
const loop = /(\b\w+)=(\w+);(\w+)\.forEach\((\w+)=>\{\1\[\4\]=\2\(\4\)\}\);/;

/**
 * `styled.div` is made when it is first read, instead of a function for each of 130 elements at the start. The shell does not
 * need their names then: 0.4 kB, compressed.
 */
function makeOnDemand(source) {
  if (!names.test(source) || !loop.test(source)) throw new Error('styled-components makes its elements in another way');
  return source
    .replace(names, '0')
    .replace(loop, (_, target, make) => `${target}=new Proxy(${make},{get:(e,t)=>e[t]??=${make}(t)});`);
}

module.exports = function leanStyledLoader(source) {
  return makeOnDemand(source);
};
module.exports.makeOnDemand = makeOnDemand;
