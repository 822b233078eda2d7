import { mostNoteLength, noteVisibilities, type TalentNote } from '@enlace/shared-contract/talent-pool';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Text } from '@enlace/shared-ui';
import { RadioGroup, Textarea } from '@enlace/shared-ui/controls';

import { talentTexts } from '../../../lib/talent/texts';

/** What a recruiter has typed. */
export type NoteWords = Pick<TalentNote, 'text' | 'visibility'>;

export interface NoteFieldsProps {
  readonly label: string;
  readonly words: NoteWords;
  readonly error: string;
  readonly onChange: (words: NoteWords) => void;
}

/** The words of a note, and who reads them. */
export function NoteFields({ label, words, error, onChange }: NoteFieldsProps) {
  const t = useTexts(talentTexts);
  return (
    <>
      <FormField label={label} error={error}>
        <Textarea
          rows={3}
          maxLength={mostNoteLength}
          value={words.text}
          onChange={({ target }) => onChange({ ...words, text: target.value })}
        />
      </FormField>
      {words.text.length > mostNoteLength * 0.9 && (
        <Text size="caption" tone="soft">
          {t('notes.counter', { count: words.text.length, most: mostNoteLength })}
        </Text>
      )}
      <FormField label={t('notes.who')} isGroup>
        <RadioGroup
          isRow
          value={words.visibility}
          options={noteVisibilities.map((value) => ({ value, label: t(`notes.visibility.${value}`) }))}
          onChange={(value) => onChange({ ...words, visibility: value === 'company' ? 'company' : 'own' })}
        />
      </FormField>
    </>
  );
}
