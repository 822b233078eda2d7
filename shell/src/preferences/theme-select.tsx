import { useTexts } from '@enlace/shared-platform';
import { useState, useSyncExternalStore } from 'react';

import { texts } from '../texts';
import { Choice } from './language-select';
import { chooseTheme, recallTheme, themeChoices, type ThemeChoice } from './theme-choice';

const never = () => () => undefined;

const labels = { system: 'frame.themeSystem', light: 'frame.themeLight', dark: 'frame.themeDark' } as const;

/** Switches between light, dark and the system's theme. */
export function ThemeSelect() {
  const t = useTexts(texts);
  // The server does not know the choice: it is read after hydration.
  const rememberedChoice = useSyncExternalStore<ThemeChoice>(never, recallTheme, () => 'system');
  const [chosenTheme, setChoice] = useState<ThemeChoice | null>(null);
  const choice = chosenTheme ?? rememberedChoice;
  const handleChange = (value: string) => {
    const next = themeChoices.find((one) => one === value) ?? 'system';
    setChoice(next);
    chooseTheme(next);
  };
  return (
    <Choice aria-label={t('frame.theme')} value={choice} onChange={({ target }) => handleChange(target.value)}>
      {themeChoices.map((one) => (
        <option key={one} value={one}>
          {t(labels[one])}
        </option>
      ))}
    </Choice>
  );
}
