import { useEffect } from 'react';

/** Lets the browser ask before a closed tab takes away what was written. Within the site a draft keeps it. */
export function useLeaveGuard(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isTyped]);
}
