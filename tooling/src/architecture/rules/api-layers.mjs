import { findCycles } from './cycles.mjs';

const rule = 'layers of the API';
const source = 'api/src/';

/** Lowest first: a layer imports itself and the layers before it. */
const layers = ['infrastructure', 'kit', 'domains', 'app'];
/** Programs and entries beside the folders; they belong to the highest layer. */
const entries = ['backup-main.ts', 'index.ts', 'http.ts', 'seeding.ts'];

/** Layer and domain of a file of the API; null outside the API, and for what only tests use. */
function placeOf(path) {
  if (!path?.startsWith(source)) return null;
  const [first, second, ...rest] = path.slice(source.length).split('/');
  if (first === 'testing') return null;
  const layer = entries.includes(first) ? 'app' : first;
  if (layer !== 'domains') return { layer };
  return { layer, domain: second, isEntry: rest.length === 1 && rest[0] === 'index.ts' };
}

function productionFiles({ files }) {
  return files
    .filter(({ path, isTest }) => path.startsWith(source) && !isTest)
    .map((file) => ({ file, from: placeOf(file.path) }));
}

function checkImport(file, from, target) {
  const complain = (message, remedy) => [{ rule, path: file.path, message, remedy }];
  if (target.startsWith(`${source}testing/`))
    return complain(`imports ${target}, which only tests may use`, 'move what production needs to a layer');
  const to = placeOf(target);
  if (to === null) return [];
  if (layers.indexOf(to.layer) > layers.indexOf(from.layer)) {
    const message = `${from.layer} imports ${target}, a file of the higher layer ${to.layer}`;
    return complain(message, 'pass it in as an argument from the layer above, or move the file down');
  }
  if (from.layer === 'domains' && to.layer === 'domains' && from.domain === to.domain)
    return to.isEntry ? complain('imports the entry of its own domain', 'import the file itself') : [];
  if (to.layer === 'domains' && !to.isEntry) {
    const message = `imports ${target}, an inner file of the domain "${to.domain}"`;
    return complain(message, `import it from api/src/domains/${to.domain}, and list it in the index.ts there`);
  }
  return [];
}

/** The domains that each domain imports, by name. */
export function domainGraph(project) {
  const graph = new Map();
  for (const { file, from } of productionFiles(project)) {
    if (from.layer !== 'domains') continue;
    const others = graph.get(from.domain) ?? new Set();
    graph.set(from.domain, others);
    for (const { target } of file.imports) {
      const to = placeOf(target);
      if (to?.layer === 'domains' && to.domain !== from.domain) others.add(to.domain);
    }
  }
  return graph;
}

/**
 * The layers of the API: infrastructure ← kit ← domains ← app. An import never points upwards, types included; a domain
 * is entered through its index.ts; domains form no cycle. Tests may look into every layer.
 */
export function checkApiLayers(project) {
  const imports = productionFiles(project).flatMap(({ file, from }) => {
    if (layers.includes(from.layer)) {
      return file.imports.filter(({ target }) => target).flatMap(({ target }) => checkImport(file, from, target));
    }
    const remedy = `move it to one of ${layers.join(', ')}, or to testing`;
    return [{ rule, path: file.path, message: 'belongs to no layer', remedy }];
  });
  const cycles = findCycles(new Map([...domainGraph(project)].map(([name, others]) => [name, [...others]]))).map(
    (group) => ({
      rule,
      path: `${source}domains/${group[0]}`,
      message: `the domains ${group.join(', ')} import one another`,
      remedy: 'move what they share down to the kit, or pass it in from app',
    }),
  );
  return [...imports, ...cycles];
}

/** The layers as text, highest first: how many files each has, and which domain uses which. */
export function describeApiLayers(project) {
  const files = productionFiles(project);
  const graph = domainGraph(project);
  const lines = layers.flatMap((layer) => {
    const layerFiles = files.filter(({ from }) => from.layer === layer);
    const names = [...graph].sort(([one], [other]) => one.localeCompare(other));
    const domains = names.map(([name, others]) => {
      const count = layerFiles.filter(({ from }) => from.domain === name).length;
      return `    ${name} (${count})${others.size > 0 ? ` → ${[...others].sort().join(', ')}` : ''}`;
    });
    return [[`${layer} (${layerFiles.length} files)`, ...(layer === 'domains' ? domains : [])]];
  });
  return lines.reverse().flat();
}
