/** Versions of the lent packages of this project; `npm run lent-api -- raise` keeps them equal to the manifests. */
export const lentVersions = {
  '@enlace/shared-platform': '0.2.0',
  '@enlace/shared-data': '0.13.0',
  '@enlace/shared-auth': '0.2.0',
  '@enlace/shared-ui': '0.6.0',
} as const;
