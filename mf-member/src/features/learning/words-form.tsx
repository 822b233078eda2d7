import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, FormField, tokens } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState, type RefObject, type SubmitEvent } from 'react';

import { learningTexts } from './texts';

export interface WordsFormProps {
  readonly label: string;
  readonly button: string;
  /** Shown when saving fails without words of the server. */
  readonly failureText: string;
  readonly start?: string;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly onSave: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A text that is written or changed. What was typed stays when saving fails. */
export function WordsForm({ label, button, failureText, start = '', field, onSave, onCancel }: WordsFormProps) {
  const t = useTexts(learningTexts);
  const [text, setText] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving || text.trim() === '') return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(text);
      setText('');
    } catch (fault) {
      if (isCancelled(fault)) return;
      const words = isAppError(fault) ? (fault.fields?.['text']?.[0] ?? fault.userMessage) : undefined;
      setFailure(words ?? failureText);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Form onSubmit={(event) => void save(event)} noValidate>
      <FormField label={label} {...(failure === null ? {} : { error: failure })}>
        <Textarea
          rows={3}
          maxLength={5000}
          value={text}
          autoFocus={field === undefined && onCancel !== undefined}
          ref={field}
          onChange={({ target }) => setText(target.value)}
        />
      </FormField>
      <Cluster gap={8}>
        <Button type="submit" size="small" variant="secondary" isLoading={isSaving}>
          {button}
        </Button>
        {onCancel !== undefined && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {t('notes.cancel')}
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[8]};
`;
