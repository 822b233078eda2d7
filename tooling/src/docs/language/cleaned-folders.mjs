/** Folders whose comments and names follow docs/GLOSSARY.md. Add a folder when it is clean; never remove one. */
export const cleanedFolders = [
  'bench',
  'e2e',
  'gateway',
  'mf-admin-events',
  'mf-dashboards',
  'mf-member',
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
