import type { AdminAction } from '@enlace/shared-admin';

/** Links in the head of an account's record. */
export const userActions: readonly AdminAction[] = [
  { name: 'rights', icon: 'lock', to: ({ id }) => `/admin/permissions?person=${id}` },
  { name: 'viewAs', icon: 'eye', to: ({ id }) => `/admin/users/${id}/view-as` },
  {
    name: 'deactivate',
    icon: 'lock',
    to: ({ id, is_disabled: isDisabled }) => (isDisabled === true ? null : `/admin/users/${id}/deactivate`),
  },
  {
    name: 'reactivate',
    icon: 'refresh',
    to: ({ id, is_disabled: isDisabled }) => (isDisabled === true ? `/admin/users/${id}/deactivate` : null),
  },
  { name: 'merge', icon: 'users', to: ({ id }) => `/admin/users/merge?winner=${id}` },
];
