import { isAppError } from '@enlace/shared-contract/errors';
import { type ApplicationPreview, mostMessageLength } from '@enlace/shared-contract/recruiting';
import { isCancelled, noticeShown, useCall, useScreen } from '@enlace/shared-data';
import { styled, useDispatch, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Text, tokens } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { applications } from '../applications.slice';
import { applicationTexts } from '../texts';
import { FilesField } from './files/files-field';
import { useFiles } from './files/use-files';
import { findMissingAnswers } from './questions/missing-answers';
import { QuestionsPart } from './questions/questions-part';
import { useDraft } from './use-draft';

export interface ApplyFormProps {
  readonly job: number;
  readonly company: string;
  readonly preview: ApplicationPreview;
  /** Reads the preview again. */
  readonly again: () => void;
}

type Faults = Readonly<Record<string, string>>;

/** Answers, words and files for the company, and the sending. What was typed stays when the sending fails. */
export function ApplyForm({ job, company, preview, again }: ApplyFormProps) {
  const t = useTexts(applicationTexts);
  const { number } = useFormats();
  const { locale: lang } = useScreen();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { questions, files: storedFiles } = preview;
  const draft = useDraft(job, {
    message: preview.message ?? '',
    ...(questions.length === 0 ? {} : { answers: preview.answers }),
  });
  const { message, answers = {} } = draft.words;
  const files = useFiles(job, t('files.failed'));
  const { run } = useCall(applications.calls.apply, String(job));
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  const form = useFaultFocus(attempt);
  const dropFault = (field: string) => setFaults((now) => ({ ...now, [field]: '' }));

  const fail = (error: unknown) => {
    setSending(false);
    draft.save();
    const fields = Object.entries((isAppError(error) && error.fields) || {});
    const names = new Set(['message', ...questions.map(({ id }) => `answers.${id}`)]);
    const visibleFields = fields.filter(([name]) => names.has(name));
    // The company has changed its questions meanwhile.
    if (fields.some(([name]) => name.startsWith('answers.'))) again();
    if (visibleFields.length < fields.length || fields.length === 0)
      setFailure((isAppError(error) && error.userMessage) || t('apply.failed'));
    setFaults(Object.fromEntries(visibleFields.map(([name, texts]) => [name, texts[0] ?? ''])));
    setAttempt((count) => count + 1);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setFailure('');
    setSending(true);
    const sentFiles = await files.rest();
    const missingFields = findMissingAnswers(questions, answers, sentFiles ?? storedFiles);
    setFaults(Object.fromEntries(missingFields.map((field) => [field, t('questions.required')])));
    if (missingFields.length > 0 || sentFiles === null) {
      setSending(false);
      setAttempt((count) => count + 1);
      return setFailure(missingFields.length > 0 ? '' : t('files.notStored'));
    }
    try {
      // A draft that arrives later than the application would be a second one.
      await draft.rest();
      const application = await run({ job, ...draft.words });
      draft.forget();
      dispatch(noticeShown({ kind: 'success', text: t('apply.sent', { company }) }));
      const path = application === null ? '/my/applications' : `/my/applications/${application.id}`;
      void navigate(path, { replace: true });
      dispatch(applications.calls.preview.replaced({ job, lang }, { ...preview, application }));
    } catch (error) {
      if (!isCancelled(error)) fail(error);
    }
  };
  return (
    <Form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <QuestionsPart
        questions={questions}
        answers={answers}
        faults={faults}
        storedFiles={storedFiles}
        files={files}
        isReadOnly={isSending}
        onChange={(field, id, answer) => {
          dropFault(field);
          draft.change({ answers: { ...answers, [id]: answer } });
        }}
      />
      <Place data-faulty={Boolean(faults['message']) || undefined}>
        <FormField label={t('apply.words', { company })} hint={t('apply.wordsHint')} error={faults['message'] ?? ''}>
          <Textarea
            rows={8}
            maxLength={mostMessageLength}
            value={message}
            readOnly={isSending}
            onChange={({ target }) => {
              dropFault('message');
              draft.change({ message: target.value });
            }}
          />
        </FormField>
        <Line>
          <span role="status">{draft.state !== 'idle' && t(`draft.${draft.state}`)}</span>
          <span>{t('apply.length', { length: number(message.length), most: number(mostMessageLength) })}</span>
        </Line>
      </Place>
      <FilesField
        question={null}
        label={t('files.label')}
        help={null}
        isRequired={false}
        fault=""
        storedFiles={storedFiles}
        files={files}
        isReadOnly={isSending}
      />
      {failure !== '' && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
      {preview.answer_days !== null && (
        <Text tone="soft">{t('apply.promise', { company, days: number(preview.answer_days) })}</Text>
      )}
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('apply.send')}
        </Button>
      </div>
    </Form>
  );
}

/** After an attempt that failed, the first faulty field takes the focus. */
function useFaultFocus(attempt: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[data-faulty] :is(input, textarea)')?.focus();
  }, [attempt]);
  return form;
}

const { color, space, textSize } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
`;

const Place = styled.div`
  display: grid;
  gap: ${space[8]};
`;

/** State of the draft, and the length of the words. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  justify-content: space-between;
  min-height: 1.5em;
  color: ${color.inkSoft};
  font-size: ${textSize.small};
  font-variant-numeric: tabular-nums;
`;
