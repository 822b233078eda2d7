import { useEffect } from 'react';

/** Lets the browser ask before the tab closes, while the form has input that is not sent. */
export function useLeaveGuard(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isTyped]);
}
