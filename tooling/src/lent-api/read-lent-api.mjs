import { join } from 'node:path';

import ts from 'typescript';

import { readJson, root } from '../lib/workspace.mjs';

/** Entry points of the lent packages: import request -> source. */
const entries = {
  '@enlace/shared-platform': 'shared-platform/src/index.ts',
  '@enlace/shared-data': 'shared-data/src/index.ts',
  '@enlace/shared-auth': 'shared-auth/src/index.ts',
  '@enlace/shared-ui': 'shared-ui/src/index.ts',
  '@enlace/shared-ui/controls': 'shared-ui/src/controls.ts',
};

/** The package of an import request: `@enlace/shared-ui/controls` -> `@enlace/shared-ui`. */
export const packageOf = (request) => request.split('/').slice(0, 2).join('/');

/** Folder of a package: `@enlace/shared-ui` -> `shared-ui`. */
export const folderOf = (name) => name.slice('@enlace/'.length);

/** Long types of libraries are shortened; their versions are in the ranges of a release. */
const longestType = 200;

/**
 * Everything that remotes can use of the lent packages: `{ <request>: { version, names: { <name>: [line] } } }`. A line
 * is a member of a type, a parameter's member or the result of a function, or the type of a value.
 */
export function readLentApi() {
  const program = ts.createProgram({
    rootNames: Object.values(entries).map((file) => join(root, file)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    Object.entries(entries).map(([request, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file)));
      const names = checker.getExportsOfModule(module).map((symbol) => [symbol.name, linesOf(checker, symbol)]);
      const { version } = readJson(`${folderOf(packageOf(request))}/package.json`);
      return [request, { version, names: Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1))) }];
    }),
  );
}

function linesOf(checker, exportedSymbol) {
  const symbol =
    exportedSymbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exportedSymbol) : exportedSymbol;
  const lines = [];
  if (symbol.flags & ts.SymbolFlags.Type) lines.push(...linesOfType(checker, checker.getDeclaredTypeOfSymbol(symbol)));
  if (symbol.flags & ts.SymbolFlags.Value) lines.push(...linesOfValue(checker, checker.getTypeOfSymbol(symbol)));
  return [...new Set(lines)].sort();
}

function linesOfType(checker, type) {
  return isPlainObject(checker, type)
    ? membersOf(checker, type, 'type ')
    : [`type ${print(checker, type, ts.TypeFormatFlags.InTypeAlias)}`];
}

function linesOfValue(checker, type) {
  const [signature, ...overloads] = type.getCallSignatures();
  if (signature === undefined || overloads.length > 0) return [print(checker, type)];
  const parameters = signature.getParameters().flatMap((parameter, index) => {
    const parameterType = checker.getTypeOfSymbol(parameter);
    const isOptional =
      parameter.valueDeclaration !== undefined && checker.isOptionalParameter(parameter.valueDeclaration);
    return isPlainObject(checker, parameterType)
      ? membersOf(checker, parameterType, `parameter ${index + 1} `)
      : [`parameter ${index + 1}${isOptional ? '?' : ''}: ${print(checker, parameterType)}`];
  });
  return [...parameters, `returns ${print(checker, signature.getReturnType())}`];
}

function membersOf(checker, type, prefix) {
  return checker
    .getPropertiesOfType(type)
    .filter(isOfProject)
    .map((member) => {
      const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${prefix}${member.name}${mark}: ${print(checker, checker.getTypeOfSymbol(member))}`;
    });
}

/** Members of an object of this project without some, or with all of them optional. */
const parts = new Set(['Omit', 'Partial', 'Pick']);

/** An object type of this project without a call: its members are listed one by one. */
function isPlainObject(checker, type) {
  if (type.isIntersection()) return type.types.every((one) => isPlainObject(checker, one));
  if ((type.flags & ts.TypeFlags.Object) === 0 || type.getCallSignatures().length > 0) return false;
  if (parts.has(type.aliasSymbol?.name)) return isPlainObject(checker, type.aliasTypeArguments[0]);
  return type.symbol !== undefined && isOfProject(type.symbol);
}

function isOfProject({ declarations: [declaration] = [] }) {
  return declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/');
}

function print(checker, type, flags = 0) {
  const text = checker.typeToString(type, undefined, flags).replaceAll(`${root}/`, '');
  return text.length > longestType ? `${text.slice(0, longestType)}…` : text;
}
