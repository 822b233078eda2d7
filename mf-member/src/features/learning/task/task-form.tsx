import { isAppError } from '@enlace/shared-contract/errors';
import type { TaskWork } from '@enlace/shared-contract/learning';
import { isCancelled, useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, FormField, TextInput, tokens } from '@enlace/shared-ui';
import { FileDrop, Textarea } from '@enlace/shared-ui/controls';
import { useState, type Dispatch, type SetStateAction, type SubmitEvent } from 'react';

import { lessonWork } from '../lesson-work.slice';
import { learningTexts } from '../texts';

/** What the learner changes before sending it. */
export interface Draft {
  readonly text: string;
  readonly url: string;
  readonly files: readonly File[];
  readonly keepsFile: boolean;
}

interface TaskFormProps {
  readonly lesson: number;
  /** The earlier answer; null before the first one. */
  readonly work: TaskWork | null;
  /** Null shows the earlier answer. */
  readonly draft: Draft | null;
  readonly onChange: Dispatch<SetStateAction<Draft | null>>;
}

/** The form in which a learner hands a task in. What was typed stays when sending fails. */
export function TaskForm({ lesson, work, draft, onChange }: TaskFormProps) {
  const t = useTexts(learningTexts);
  const { run, status: sending } = useCall(lessonWork.calls.submitTask, String(lesson));
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const values = draft ?? draftOf(work);
  const change = (part: Partial<Draft>) => onChange((now) => ({ ...(now ?? draftOf(work)), ...part }));

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    setFields({});
    setMessage('');
    if (values.text.trim() === '') return setFields({ text: [t('task.empty')] });
    try {
      const { text, url, keepsFile, files } = values;
      onChange(values);
      const storedWork = await run({ lesson, text, url, keepsFile, file: files[0] ?? null });
      // What was typed meanwhile stays.
      onChange((now) => (now === values ? { text, url, files: [], keepsFile: Boolean(storedWork?.file) } : now));
      setMessage(t('task.sent'));
    } catch (fault) {
      if (isCancelled(fault)) return;
      const faultFields = isAppError(fault) ? (fault.fields ?? {}) : {};
      setFields(faultFields);
      if (Object.keys(faultFields).length === 0)
        setFailure((isAppError(fault) ? fault.userMessage : undefined) ?? t('task.failed'));
    }
  };
  const errorOf = (name: string) => (fields[name]?.[0] === undefined ? {} : { error: fields[name][0] });
  return (
    <Form onSubmit={(event) => void send(event)} aria-label={t('task.title')} noValidate>
      <FormField label={t('task.text')} isRequired {...errorOf('text')}>
        <Textarea
          rows={8}
          maxLength={20_000}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </FormField>
      <FormField label={t('task.url')} hint={t('task.urlHint')} {...errorOf('url')}>
        <TextInput
          type="url"
          value={values.url}
          placeholder="https://"
          onChange={({ target }) => change({ url: target.value })}
        />
      </FormField>
      <FormField label={t('task.file')} hint={t('task.fileHint')} {...errorOf('file')}>
        <FileDrop
          accept="image/png,image/jpeg,.pdf"
          files={values.files}
          stored={values.keepsFile && work?.file ? [work.file] : []}
          onRemoveStored={() => change({ keepsFile: false })}
          onChange={(files) => change({ files })}
        />
      </FormField>
      {failure !== null && <Failure role="alert">{failure}</Failure>}
      <p role="status">{message}</p>
      <div>
        <Button type="submit" isLoading={sending === 'pending'}>
          {t(work === null ? 'task.send' : 'task.sendAgain')}
        </Button>
      </div>
    </Form>
  );
}

function draftOf(work: TaskWork | null): Draft {
  return { text: work?.text ?? '', url: work?.url ?? '', files: [], keepsFile: Boolean(work?.file) };
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[16]};
  p:empty {
    display: none;
  }
`;

const Failure = styled.p`
  color: ${tokens.color.danger};
`;
