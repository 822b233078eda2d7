/** Where styled-components makes the name of a class from its CSS. */
const place = /(?<==)(\w+)\((\w+)\(\2\(this\.baseHash,\s*(\w+)\.hash\),\s*(\w+)\)\s*>>>\s*0\)/;

/**
 * Names a class without dynamic rules after its component: `e1l2w21_`. The name of the component is before it in each element,
 * so the repetition makes rendered pages 4 % smaller than six random letters. Rules with functions have many variants and keep
 * the hash. The name of the component changes with its source file (prepare-styles.cjs).
 */
function shortenClassNames(source) {
  if (!place.test(source)) throw new Error('styled-components names its classes in another way');
  return source.replace(
    place,
    (hashedName) => `this.rules.some(r=>"function"==typeof r)?${hashedName}:this.componentId+"_"`,
  );
}

module.exports = function shortClassNamesLoader(source) {
  return shortenClassNames(source);
};
module.exports.shortenClassNames = shortenClassNames;
/** The builds of styled-components for the browser and for the server. */
module.exports.files = /styled-components[\\/]dist[\\/]styled-components(\.browser)?\.(esm|cjs)\.js$/;
