import { createExternalStore } from '../lifecycle/external-store';

/** How the session ended under a protected page: by the person's own sign-out, or without it; null while it goes on. */
export const sessionEnd = createExternalStore<'own' | 'other' | null>(null);
