import type { ScreenContext } from '@enlace/shared-data';

/** Recruiters read people with their token: people who have blocked one of their companies are missing for them. */
export function isRecruiter({ viewer }: Pick<ScreenContext, 'viewer'>): boolean {
  return viewer?.roles.includes('recruiters') ?? false;
}
