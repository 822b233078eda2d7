import type { PrivateField, UserRecord } from '@enlace/shared-contract/identity';

/** The value of a part as text; empty when the user has not filled it in. A picture has no text. */
export function partValue(user: UserRecord, part: PrivateField): string {
  switch (part) {
    case 'avatar':
      return '';
    case 'area':
    case 'seniority':
    case 'chapter':
      return user[part]?.name ?? '';
    case 'skills':
      return [...user.tech_skills, ...user.general_skills].map(({ name }) => name).join(', ');
    case 'job_types':
    case 'languages':
      return user[part].map(({ name }) => name).join(', ');
    case 'linkedin':
    case 'website':
    case 'github':
      return (user[part] ?? '').replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
    default:
      return user[part] ?? '';
  }
}

/** Whether the user has filled a part in. */
export function hasPart(user: UserRecord, part: PrivateField): boolean {
  return part === 'avatar' ? user.avatar !== null : partValue(user, part) !== '';
}
