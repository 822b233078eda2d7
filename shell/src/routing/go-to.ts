import { useNavigate } from '@enlace/shared-platform';
import { useEffect } from 'react';

let navigate: ((path: string) => void) | null = null;

/** Navigates from outside React (sagas, HTTP clients) with the router; by the browser before the router exists. */
export function goTo(path: string): void {
  if (navigate === null) location.assign(path);
  else navigate(path);
}

/** Gives the router to `goTo`; called once, in the frame. */
export function useGoTo(): void {
  const router = useNavigate();
  useEffect(() => {
    navigate = (path) => void router(path);
    return () => {
      navigate = null;
    };
  }, [router]);
}
