import { parseSync } from '@swc/core';

const isTypeDeclaration = ({ type }) => type === 'TsInterfaceDeclaration' || type === 'TsTypeAliasDeclaration';

function namesOfPattern(pattern) {
  if (pattern.type === 'Identifier') return [pattern.value];
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean).flatMap(namesOfPattern);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) =>
    one.type === 'AssignmentPatternProperty' ? [one.key.value] : namesOfPattern(one.value ?? one.argument),
  );
}

const namesOfDeclaration = ({ declarations, identifier, id }) =>
  declarations ? declarations.flatMap((one) => namesOfPattern(one.id)) : [(identifier ?? id).value];

function importedName({ type, imported: importedId, local }) {
  if (type === 'ImportNamespaceSpecifier') return '*';
  return type === 'ImportDefaultSpecifier' ? 'default' : (importedId ?? local).value;
}

function reexport({ type, orig, exported: exportedId, name }, specifier) {
  if (type === 'ExportNamespaceSpecifier') return { specifier, name: '*', as: name.value };
  return { specifier, name: orig.value, as: (exportedId ?? orig).value };
}

/**
 * Names that a source file takes and offers: `uses` (names of its imports, `*` for all of them), `reexports`, and
 * `values`, the constants, functions and classes that it declares and exports. Exported types are left out: the type of
 * a component's props or of a result belongs to the signature of an exported value.
 */
export function parseExports(source, path = 'module.ts') {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  const ofType = (type) => body.filter((statement) => statement.type === type);
  const namedExports = ofType('ExportNamedDeclaration').flatMap(({ specifiers, source: from }) =>
    specifiers.map((one) => reexport(one, from?.value)),
  );
  return {
    uses: [
      ...ofType('ImportDeclaration').flatMap(({ specifiers, source: from }) =>
        specifiers.map((one) => ({ specifier: from.value, name: importedName(one) })),
      ),
      ...ofType('ExportAllDeclaration').map(({ source: from }) => ({ specifier: from.value, name: '*' })),
    ],
    reexports: namedExports.filter(({ specifier }) => specifier !== undefined),
    values: ofType('ExportDeclaration')
      .filter(({ declaration }) => !isTypeDeclaration(declaration))
      .flatMap(({ declaration }) => namesOfDeclaration(declaration)),
  };
}
