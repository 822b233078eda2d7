import { useNavigate } from '@enlace/shared-platform';
import { useRef } from 'react';

/** Screens by the letter that follows `g`. */
const goTargets: Readonly<Record<string, string>> = {
  o: '/admin',
  i: '/admin/inbox',
  n: '/admin/news',
  e: '/admin/events',
  c: '/admin/companies',
  h: '/admin/chapters',
  j: '/admin/jobs',
  k: '/admin/courses',
  u: '/admin/users',
  m: '/admin/media',
  t: '/admin/audit',
};

/** Milliseconds within which the letter must follow. */
const timeout = 1500;

/** Handles `g` and the letter of a screen; returns whether a key belonged to it. Call it before other shortcuts. */
export function useGoKeys(): (event: KeyboardEvent) => boolean {
  const navigate = useNavigate();
  const startedAt = useRef<number | null>(null);
  return (event) => {
    const isSecond = startedAt.current !== null && event.timeStamp - startedAt.current < timeout;
    startedAt.current = null;
    if (isSecond) {
      const target = goTargets[event.key];
      if (target !== undefined) void navigate(target);
      return target !== undefined;
    }
    if (event.key !== 'g') return false;
    startedAt.current = event.timeStamp;
    return true;
  };
}
