import { parseSync } from '@swc/core';

const dynamicImport = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?(['"])([^'"]+)\1/g;

function isTypeOnly(statement) {
  const specifiers = statement.specifiers ?? [];
  return statement.typeOnly || (specifiers.length > 0 && specifiers.every((specifier) => specifier.isTypeOnly));
}

/**
 * The facts of a source file for the architecture rules: its imports (with re-exports and `import()`), whether it
 * contains only named re-exports, and whether it has an `export *`.
 */
export function parseModule(source, path = 'module.ts') {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  const fromStatements = body
    .filter((statement) => statement.source)
    .map((statement) => ({ specifier: statement.source.value, isTypeOnly: isTypeOnly(statement) }));
  const lazy = [...source.matchAll(dynamicImport)].map((match) => ({
    specifier: match[2],
    isTypeOnly: false,
    isLazy: true,
  }));
  return {
    imports: [...fromStatements, ...lazy],
    isOnlyReexports: body.every(({ type, source: from }) => type === 'ExportNamedDeclaration' && from),
    hasExportAll: body.some(({ type }) => type === 'ExportAllDeclaration'),
  };
}
