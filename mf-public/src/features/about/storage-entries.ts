/** Every cookie and storage entry of the site. The texts of the policy explain their purpose. */
export const storageEntries = [
  { name: 'next-auth.session-token', kind: 'cookie' },
  { name: 'next-auth.csrf-token', kind: 'cookie' },
  { name: 'next-auth.callback-url', kind: 'cookie' },
  { name: 'enlace_refresh', kind: 'cookie' },
  { name: 'enlace_device', kind: 'cookie' },
  { name: 'enlace_bucket', kind: 'cookie' },
  { name: 'user_cookie_consent', kind: 'both' },
  { name: 'enlace_locale', kind: 'both' },
  { name: 'enlace_theme', kind: 'both' },
  { name: 'enlace_typefaces', kind: 'local' },
  { name: 'accessToken', kind: 'local' },
  { name: 'user', kind: 'local' },
  { name: 'persist:root', kind: 'local' },
  { name: 'nextauth.message', kind: 'local' },
  { name: 'enlace_draft', kind: 'tab' },
  { name: 'enlace_hold', kind: 'local' },
  { name: 'enlace_plain', kind: 'cookie' },
  { name: 'enlace_core', kind: 'cookie' },
  { name: 'enlace_release', kind: 'cookie' },
  { name: 'enlace.course', kind: 'tab' },
  { name: 'enlace.draft', kind: 'local' },
  { name: 'enlace.layout', kind: 'local' },
  { name: 'enlace.opening', kind: 'local' },
  { name: 'enlace.keys', kind: 'local' },
  { name: 'enlace.visits', kind: 'tab' },
  { name: 'enlace.viewing', kind: 'tab' },
  { name: 'enlace.visit', kind: 'tab' },
] as const;

export type StorageName = (typeof storageEntries)[number]['name'];
export type StorageKind = (typeof storageEntries)[number]['kind'];
