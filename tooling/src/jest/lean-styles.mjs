import { createRequire } from 'node:module';

// The environment's own jsdom, of which this file knows the parts: a new version is pinned together with it.
const fromEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const fromJsdom = createRequire(fromEnvironment.resolve('jsdom'));
const { implForWrapper } = fromJsdom('./jsdom/living/generated/utils.js');
const { matchesDontThrow } = fromJsdom('./jsdom/living/helpers/selectors.js');
const { parse } = fromJsdom('rrweb-cssom');
const defaultStyleSheet = fromJsdom('./jsdom/browser/default-stylesheet.js');

/** Properties that queries by role and clicks read of thousands of elements: `initial` for those that are inherited. */
const leanProperties = {
  display: { initial: null },
  visibility: { initial: 'visible' },
  'pointer-events': { initial: 'auto' },
};
const kebabNames = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };

const browserSheet = parse(defaultStyleSheet);

/** Rules of a sheet by the lean property that they declare; made again when their number changes. */
const rulesOfSheets = new WeakMap();

function rulesOf(sheet, property) {
  const { length } = sheet.cssRules;
  let sheetRules = rulesOfSheets.get(sheet);
  if (sheetRules?.length !== length) {
    const rules = [...sheet.cssRules]
      .flatMap((rule) => (rule.media ? (Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []) : [rule]))
      .filter((rule) => rule.selectorText !== undefined && rule.style !== undefined);
    sheetRules = { length, rules, byProperty: {} };
    rulesOfSheets.set(sheet, sheetRules);
  }
  return (sheetRules.byProperty[property] ??= sheetRules.rules.filter(
    (rule) => rule.style.getPropertyValue(property) !== '',
  ));
}

/** A selector of one class, perhaps with a pseudo-class: most rules of styled components. */
const oneClass = /^\.([\w-]+)(:[\w-]+)?$/;

function matches(element, classes, selector) {
  const [, name, state] = oneClass.exec(selector) ?? [];
  if (name !== undefined && !classes.has(name)) return false;
  return (name !== undefined && state === undefined) || matchesDontThrow(element, selector);
}

/** As jsdom does it: the last rule wins, and "unset" takes the value back. */
function cascadedValue(element, property) {
  const sheets = [browserSheet, ...element._ownerDocument.styleSheets._list];
  const classes = new Set(element.getAttributeNS(null, 'class')?.split(/\s+/));
  const values = sheets
    .flatMap((sheet) => rulesOf(sheet, property))
    .filter((rule) => matches(element, classes, rule.selectorText))
    .map((rule) => rule.style.getPropertyValue(property));
  const value = element.style?.getPropertyValue(property) || values.at(-1) || '';
  return value === 'unset' ? '' : value;
}

/** Values by jsdom's cache of styles, which jsdom drops with each change of the document. */
const valuesOfCaches = new WeakMap();

function valuesOf(document, property) {
  document._styleCache ??= new WeakMap();
  const values = valuesOfCaches.get(document._styleCache) ?? {};
  valuesOfCaches.set(document._styleCache, values);
  return (values[property] ??= new WeakMap());
}

function resolvedValue(element, property) {
  const values = valuesOf(element._ownerDocument, property);
  const knownValue = values.get(element);
  if (knownValue !== undefined) return knownValue;
  const { initial } = leanProperties[property];
  let value = cascadedValue(element, property);
  if (value === '' && initial !== null)
    value = element.parentElement === null ? initial : resolvedValue(element.parentElement, property);
  values.set(element, value);
  return value;
}

/**
 * `getComputedStyle` of a window that computes the few properties above when they are read, and all others as before.
 * jsdom's own computes a dozen colours and copies all declarations for each call, which takes most of the time of
 * tests that query by role.
 */
export function leanComputedStyle(computeAll) {
  return (element, pseudoElement) => {
    const implementation = implForWrapper(element);
    if (pseudoElement || !implementation?._ownerDocument) return computeAll(element, pseudoElement);
    let completeStyle;
    const complete = () => (completeStyle ??= computeAll(element));
    const readValue = (name) =>
      name in leanProperties ? resolvedValue(implementation, name) : complete().getPropertyValue(name);
    return new Proxy(
      {},
      {
        get: (_target, name) => {
          if (name in kebabNames) return resolvedValue(implementation, kebabNames[name]);
          if (name === 'getPropertyValue') return readValue;
          const value = Reflect.get(complete(), name);
          return typeof value === 'function' ? value.bind(complete()) : value;
        },
        has: (_target, name) => Reflect.has(complete(), name),
      },
    );
  };
}
