import { recall, remember } from './remember';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'enlace_theme';

/** The person's choice; `system` when none is remembered. */
export function recallTheme(): ThemeChoice {
  const stored = recall(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies and remembers a choice; the tokens follow `data-theme` or, without it, the system. */
export function chooseTheme(choice: ThemeChoice): void {
  remember(key, choice === 'system' ? null : choice);
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
