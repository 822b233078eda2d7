import { useNavigate } from '@enlace/shared-platform';
import { useEffect } from 'react';

let navigate: ((path: string) => void) | null = null;

/** Navigates from outside React (sagas, HTTP clients), by the one router; before it is there, by the browser. */
export function goTo(path: string): void {
  if (navigate === null) location.assign(path);
  else navigate(path);
}

/** Lends the router to `goTo`; used once, in the frame. */
export function useGoTo(): void {
  const router = useNavigate();
  useEffect(() => {
    navigate = (path) => void router(path);
    return () => {
      navigate = null;
    };
  }, [router]);
}
