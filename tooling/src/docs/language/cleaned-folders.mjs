/**
 * Folders whose comments and names follow docs/GLOSSARY.md: workspaces (their `src` and `bin`), or folders below one,
 * such as `api/src/kit`. Add a folder when it is clean; remove it only when its parent takes its place.
 */
export const cleanedFolders = [
  'api',
  'bench',
  'demo',
  'e2e',
  'gateway',
  'mf-admin-content',
  'mf-admin-events',
  'mf-dashboards',
  'mf-member',
  'mf-public',
  'shared-admin',
  'shared-auth',
  'shared-contract',
  'shared-data',
  'shared-forms',
  'shared-platform',
  'shared-testing',
  'shared-ui',
  'shell',
  'tooling',
];
