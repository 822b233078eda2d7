import { users } from '@enlace/shared-contract';

import type { MountedResource } from '../../kit/resource-options';
import { usersPolicy } from './users.policy';
import { usersRepository } from './users.repository';

export const usersResource: MountedResource = {
  resource: users,
  options: { repository: usersRepository, policy: usersPolicy },
};
