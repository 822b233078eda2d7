import { recall, remember } from './remember';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'enlace_theme';

/** The user's choice; `system` without a stored one. */
export function recallTheme(): ThemeChoice {
  const storedChoice = recall(key);
  return storedChoice === 'light' || storedChoice === 'dark' ? storedChoice : 'system';
}

/** Applies and stores a choice; the tokens follow `data-theme` or, without it, the system. */
export function chooseTheme(choice: ThemeChoice): void {
  remember(key, choice === 'system' ? null : choice);
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
