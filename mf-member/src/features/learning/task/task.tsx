import { isAppError } from '@enlace/shared-contract/errors';
import { isCancelled, useCall, useRead } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, FormField, Heading, Skeleton, TextInput, tokens } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState, type SubmitEvent } from 'react';

import { lessonWork } from '../lesson-work.slice';
import { learningTexts } from '../texts';

interface TaskForm {
  readonly text: string;
  readonly url: string;
}

/** The form in which a learner hands the task of a lesson in. What was typed stays when sending fails. */
export function Task({ lesson }: { readonly lesson: number }) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const { answer, status, error, again } = useRead(lessonWork.calls.task, { lesson });
  const { run, status: sending } = useCall(lessonWork.calls.submitTask, String(lesson));
  const [draft, setDraft] = useState<TaskForm | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  if (status === 'rejected') return <ErrorState onRetry={again}>{error?.message}</ErrorState>;
  if (status !== 'fulfilled' && answer === null) return <Skeleton lines={4} />;

  const form = draft ?? { text: answer?.text ?? '', url: answer?.url ?? '' };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(null);
    setFields({});
    setMessage('');
    if (form.text.trim() === '') return setFields({ text: [t('task.empty')] });
    try {
      await run({ lesson, ...form });
      setDraft(null);
      setMessage(t('task.sent'));
    } catch (fault) {
      if (isCancelled(fault)) return;
      const faultFields = isAppError(fault) ? (fault.fields ?? {}) : {};
      setFields(faultFields);
      if (Object.keys(faultFields).length === 0)
        setFailure((isAppError(fault) ? fault.userMessage : undefined) ?? t('task.failed'));
    }
  };
  const errorOf = (name: keyof TaskForm) => (fields[name]?.[0] === undefined ? {} : { error: fields[name][0] });
  return (
    <Form onSubmit={(event) => void send(event)} aria-label={t('task.title')} noValidate>
      <Heading size="h3">{t('task.title')}</Heading>
      {answer !== null && (
        <Hint>{t('task.sentOn', { date: date(answer.submitted_at, { dateStyle: 'long', timeStyle: 'short' }) })}</Hint>
      )}
      <FormField label={t('task.text')} isRequired {...errorOf('text')}>
        <Textarea
          rows={8}
          maxLength={20_000}
          value={form.text}
          onChange={({ target }) => setDraft({ ...form, text: target.value })}
        />
      </FormField>
      <FormField label={t('task.url')} hint={t('task.urlHint')} {...errorOf('url')}>
        <TextInput
          type="url"
          value={form.url}
          placeholder="https://"
          onChange={({ target }) => setDraft({ ...form, url: target.value })}
        />
      </FormField>
      {failure !== null && <Failure role="alert">{failure}</Failure>}
      <p role="status">{message}</p>
      <div>
        <Button type="submit" isLoading={sending === 'pending'}>
          {t(answer === null ? 'task.send' : 'task.sendAgain')}
        </Button>
      </div>
    </Form>
  );
}

const { color, space, textSize } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  max-width: 40rem;
  margin-top: ${space[32]};
  p:empty {
    display: none;
  }
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const Failure = styled.p`
  color: ${color.danger};
`;
