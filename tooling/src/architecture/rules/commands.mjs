import { parseSync } from '@swc/core';

const rule = 'a command has one signature';
const code = /^api\/src\/(?:domains|kit)\//;
const routes = /\.routes\.ts$/;
const remedy =
  'write `command(writing: WriteContext, input)`: input is the id of a row or one object with names; a domain that ' +
  'needs more of its request extends WriteContext (api/README.md, Commands)';

/** The contexts from which those of the domains are made. A sign-in has no viewer, and no dependencies of the API. */
const firstContexts = ['WriteContext', 'AuthCall'];
/** Parts of a context: a function that takes one of them carries out a call. */
const partsOfContext = ['Caller', 'AuditOrigin'];

const parse = (source) => parseSync(source, { syntax: 'typescript', target: 'es2022' }).body;
const declarationsIn = (body) => body.map(({ declaration, ...statement }) => declaration ?? statement);
const nameOfType = (type) => type?.typeName?.value ?? null;

/** The types that a declared type extends: `interface A extends B`, `type A = B & { … }`. */
function basesOf({ type, extends: baseTypes, typeAnnotation }) {
  if (type === 'TsInterfaceDeclaration') return baseTypes.map(({ expression }) => expression.value);
  if (type !== 'TsTypeAliasDeclaration') return [];
  return typeAnnotation.type === 'TsIntersectionType' ? typeAnnotation.types.map(nameOfType) : [];
}

/** Names of the types of contexts: `WriteContext`, and those that extend it. */
function findContexts(bodies) {
  const types = bodies.flatMap(declarationsIn).map((one) => ({ name: one.id?.value, bases: basesOf(one) }));
  const names = new Set(firstContexts);
  for (let count = 0; count !== names.size;) {
    count = names.size;
    for (const { name, bases } of types) if (bases.some((base) => names.has(base))) names.add(name);
  }
  return names;
}

/** The declaration of a name that a file imports, through re-exports. */
function findOrigin(byPath, path, name) {
  const file = byPath.get(path);
  const reexport = file?.reexports.find((one) => one.as === name);
  if (reexport === undefined) return file === undefined ? null : { file, name };
  const target = file.imports.find(({ specifier }) => specifier === reexport.specifier)?.target;
  return findOrigin(byPath, target, reexport.name);
}

/** Name and type of the parameters of a function that a file exports; null for another value. */
function parametersOf(body, name) {
  const statement = body.find((one) => one.declaration?.identifier?.value === name);
  const { type, params } = statement?.declaration ?? {};
  if (type !== 'FunctionDeclaration') return null;
  return params.map(({ pat }) => {
    const { value, typeAnnotation } = pat.left ?? pat;
    return { name: value ?? null, type: nameOfType(typeAnnotation?.typeAnnotation) };
  });
}

/** A function that a route imports is a command when it takes a context or a part of one, or is in `commands`. */
function isCommand({ path }, parameters, contexts) {
  if (routes.test(path)) return false;
  if (path.includes('/commands/')) return true;
  // Below a command: it works in a transaction that another function has begun.
  if (parameters[0]?.name === 'trx') return false;
  return parameters.some(({ type }) => contexts.has(type) || partsOfContext.includes(type));
}

/**
 * A function that carries out a call which writes takes its context first, and its input second. Decided for functions
 * that a `.routes.ts` file imports.
 */
export function checkCommands({ files }) {
  const apiFiles = files.filter(({ path, isTest }) => code.test(path) && !isTest);
  const byPath = new Map(apiFiles.map((file) => [file.path, file]));
  const bodies = new Map(apiFiles.map(({ path, source }) => [path, parse(source)]));
  const contexts = findContexts([...bodies.values()]);
  const originsByName = new Map();
  for (const { path, imports, uses } of apiFiles) {
    if (!routes.test(path)) continue;
    for (const { specifier, name } of uses) {
      const target = imports.find((one) => one.specifier === specifier)?.target;
      const origin = findOrigin(byPath, target, name);
      if (origin !== null) originsByName.set(`${origin.file.path} ${origin.name}`, origin);
    }
  }
  return [...originsByName.values()].flatMap(({ file, name }) => {
    const parameters = parametersOf(bodies.get(file.path), name);
    if (parameters === null || !isCommand(file, parameters, contexts)) return [];
    if (contexts.has(parameters[0]?.type) && parameters.length <= 2) return [];
    const types = parameters.map(({ type }) => type ?? '…').join(', ');
    return [{ rule, path: file.path, message: `the command ${name} takes (${types})`, remedy }];
  });
}
