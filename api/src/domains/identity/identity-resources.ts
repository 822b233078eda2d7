import type { MountedResource } from '../../kit/core/table/resource-options';
import { permissionsResource } from './rights/permissions.resource';
import { rolesResource } from './roles/roles.resource';
import { usersLostResource } from './users-lost/users-lost.resource';
import { foundersResource } from './users/founders.resource';
import { peopleResource } from './users/people.resource';
import { usersResource } from './users/users.resource';

/** The resources of this domain that the kit serves. */
export const identityResources: readonly MountedResource[] = [
  rolesResource,
  permissionsResource,
  usersResource,
  usersLostResource,
  foundersResource,
  peopleResource,
];
