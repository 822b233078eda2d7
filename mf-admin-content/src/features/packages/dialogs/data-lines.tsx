import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, IconButton, TextInput } from '@enlace/shared-ui';

import { packagesTexts } from '../texts';
import { Failure, Lines } from './dialogs.styles';
import type { DataLine } from './feature-values';

export interface DataLinesProps {
  readonly lines: readonly DataLine[];
  /** The line whose name is used twice. */
  readonly twice: number | null;
  readonly onChange: (lines: readonly DataLine[]) => void;
}

/** The data of a feature: one name and one value per line. */
export function DataLines({ lines, twice, onChange }: DataLinesProps) {
  const t = useTexts(packagesTexts);
  const change = (line: number, part: Partial<DataLine>) =>
    onChange(lines.map((each) => (each.line === line ? { ...each, ...part } : each)));
  return (
    <FormField label={t('form.data')} hint={t('form.dataHint')} isGroup>
      <Lines>
        {lines.map(({ line, name, value }, index) => (
          <li key={line}>
            <TextInput
              aria-label={t('form.key', { number: index + 1 })}
              aria-invalid={twice === line || undefined}
              maxLength={60}
              value={name}
              onChange={(event) => change(line, { name: event.target.value })}
            />
            <TextInput
              aria-label={t('form.value', { number: index + 1 })}
              maxLength={2000}
              value={value}
              onChange={(event) => change(line, { value: event.target.value })}
            />
            <IconButton
              icon="trash"
              label={t('form.removeEntry', { number: index + 1 })}
              onClick={() => onChange(lines.filter((each) => each.line !== line))}
            />
            {twice === line && <Failure role="alert">{t('form.twice')}</Failure>}
          </li>
        ))}
      </Lines>
      <Button
        variant="ghost"
        size="small"
        iconBefore="plus"
        onClick={() => {
          const line = Math.max(-1, ...lines.map((each) => each.line)) + 1;
          onChange([...lines, { line, name: '', value: '' }]);
        }}
      >
        {t('form.addEntry')}
      </Button>
    </FormField>
  );
}
