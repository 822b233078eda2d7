import { useTexts } from '@enlace/shared-platform';
import { useState } from 'react';

import { texts } from '../texts';
import { Choice } from './language-select';
import { chooseTheme, recallTheme, themeChoices, type ThemeChoice } from './theme-choice';

const labels = { system: 'frame.themeSystem', light: 'frame.themeLight', dark: 'frame.themeDark' } as const;

/** Switches between light, dark and what the device says. */
export function ThemeSelect() {
  const t = useTexts(texts);
  const [choice, setChoice] = useState<ThemeChoice>(recallTheme);
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
