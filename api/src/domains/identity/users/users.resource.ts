import { lastLeaderExtras } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import type { MountedResource } from '../../../kit/core/table/resource-options';
import { prepareUser } from './prepare-user';
import { finishUserWrite } from './finish-user-write';
import { usersPolicy } from './users.policy';
import { usersRepository } from './users.repository';

export const usersResource: MountedResource = {
  resource: users,
  options: {
    repository: usersRepository,
    policy: usersPolicy,
    policyFields: ['roles', 'permissions'],
    isPersonal: true,
    beforeWrite: prepareUser,
    extras: lastLeaderExtras,
    afterWrite: finishUserWrite,
    files: { avatar: 'image' },
    relations: {
      roles: { table: 'user_roles', own: 'user_id', other: 'role_id', target: 'roles' },
      own_permissions: { table: 'user_permissions', own: 'user_id', other: 'permission_id', target: 'permissions' },
      general_skills: { table: 'user_general_skills', own: 'user_id', other: 'job_skill_id', target: 'general_skills' },
      tech_skills: { table: 'user_tech_skills', own: 'user_id', other: 'job_skill_id', target: 'tech_skills' },
      job_types: { table: 'user_job_types', own: 'user_id', other: 'job_type_id', target: 'job_types' },
      languages: {
        table: 'user_languages',
        own: 'user_id',
        other: 'language_proficiency_id',
        target: 'language_proficiency',
      },
    },
    dependents: [
      {
        resource: 'chapters',
        label: { en: 'Chapters she leads', es: 'Capítulos que lidera', pt: 'Capítulos que ela lidera' },
        count: (id) => sql`(select count(*) from chapter_leaders cl
          join chapters c on c.id = cl.chapter_id and c.deleted_at is null where cl.user_id = ${id})`,
      },
      {
        resource: 'events',
        label: { en: 'Events she speaks at', es: 'Eventos en los que habla', pt: 'Eventos em que ela fala' },
        count: (id) => sql`(select count(distinct s.event_id) from event_speakers s
          join events e on e.id = s.event_id and e.deleted_at is null where s.user_id = ${id})`,
      },
      {
        resource: 'news',
        label: { en: 'News she wrote', es: 'Noticias que escribió', pt: 'Notícias que ela escreveu' },
        count: (id) => sql`(select count(*) from news where author_id = ${id} and deleted_at is null)`,
      },
    ],
  },
};
