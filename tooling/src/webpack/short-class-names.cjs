/** Where styled-components makes the name of a class from its CSS. */
const namePlace = /(?<==)(\w+)\((\w+)\(\2\(this\.baseHash,\s*(\w+)\.hash\),\s*(\w+)\)\s*>>>\s*0\)/;

/** Where it adds this name to the classes of the element, which begin with those of its components. */
const joinPlace = /(\w+)=\w+\(\1,(\w+)\)(?=\}\}return \1\}\})/;

/** Where it splits the styles of a rendered page into rules and marks. */
const splitPlace = /\.split\(\w+\)(?=,\w+=\[\];for\()/;

/**
 * Reads the lines that `compactStyles` writes (shell/src/server/compact-styles.ts): rules, and after the rules of each
 * component a mark, which becomes the mark of styled-components. A component with one class of its own (`_…`) has none
 * where the next rule begins with another class. The source of this function is part of the build.
 */
function lineReader() {
  let group = 0;
  let ownClass;
  const markOf = (id, names = id) => {
    ownClass = '';
    group += 1;
    return `data-styled.g${group}[id="${id}"]{content:"${names},"}`;
  };
  return (line) => {
    if (line.startsWith('/*')) return markOf(...(line === '/**/' ? [ownClass] : line.slice(2, -2).split(' ')));
    const [, first] = /^\.([\w-]+)/.exec(line) || [];
    const marks = first && first !== ownClass && /^_/.test(ownClass) ? [markOf(ownClass)] : [];
    ownClass ||= /\.([\w-]+)/.exec(line)?.[1];
    return [...marks, line];
  };
}

function replacePlace(source, place, replacement) {
  if (!place.test(source)) throw new Error('styled-components names its classes in another way');
  return source.replace(place, replacement);
}

/**
 * Makes the classes of rendered pages short: they are 5 % of a document. A class without dynamic rules has the name of its
 * component, `_1l2w21`, which every element has anyway. Rules with functions have many variants and keep a hash of their
 * CSS. The name of the component changes with its source file (prepare-styles.cjs).
 */
function shortenClassNames(source) {
  const namedSource = replacePlace(
    source,
    namePlace,
    (hashedName) => `this.rules.some(r=>"function"==typeof r)?${hashedName}:this.componentId`,
  );
  const joinedSource = replacePlace(namedSource, joinPlace, (join, _, name) => `${name}===this.componentId||(${join})`);
  return replacePlace(joinedSource, splitPlace, () => `.split("\\n").flatMap((${lineReader})())`);
}

module.exports = function shortClassNamesLoader(source) {
  return shortenClassNames(source);
};
module.exports.lineReader = lineReader;
module.exports.shortenClassNames = shortenClassNames;
/** The builds of styled-components for the browser and for the server. */
module.exports.files = /styled-components[\\/]dist[\\/]styled-components(\.browser)?\.(esm|cjs)\.js$/;
