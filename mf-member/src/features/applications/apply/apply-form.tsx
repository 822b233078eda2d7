import { isAppError } from '@enlace/shared-contract/errors';
import { type ApplicationPreview, mostMessageLength } from '@enlace/shared-contract/recruiting';
import { isCancelled, noticeShown, useCall, useScreen } from '@enlace/shared-data';
import { styled, useDispatch, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Text, tokens } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState, type SubmitEvent } from 'react';

import { applications } from '../applications.slice';
import { applicationTexts } from '../texts';
import { useDraft } from './use-draft';

export interface ApplyFormProps {
  readonly job: number;
  readonly company: string;
  readonly preview: ApplicationPreview;
}

/** Words to the company, and the sending. What was typed stays when the sending fails. */
export function ApplyForm({ job, company, preview }: ApplyFormProps) {
  const t = useTexts(applicationTexts);
  const { number } = useFormats();
  const { locale: lang } = useScreen();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const draft = useDraft(job, preview.message);
  const { run } = useCall(applications.calls.apply, String(job));
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setFault('');
    setFailure('');
    try {
      // A draft that arrives later than the application would be a second one.
      await draft.rest();
      const application = await run({ job, message: draft.words });
      draft.forget();
      dispatch(noticeShown({ kind: 'success', text: t('apply.sent', { company }) }));
      const path = application === null ? '/my/applications' : `/my/applications/${application.id}`;
      void navigate(path, { replace: true });
      dispatch(applications.calls.preview.replaced({ job, lang }, { ...preview, application }));
    } catch (error) {
      if (isCancelled(error)) return;
      setSending(false);
      draft.save();
      const messageFault = isAppError(error) ? error.fields?.['message']?.[0] : undefined;
      if (messageFault === undefined) setFailure((isAppError(error) && error.userMessage) || t('apply.failed'));
      else setFault(messageFault);
    }
  };
  return (
    <Form onSubmit={(event) => void send(event)} noValidate>
      <FormField label={t('apply.words', { company })} hint={t('apply.wordsHint')} error={fault}>
        <Textarea
          rows={8}
          maxLength={mostMessageLength}
          value={draft.words}
          readOnly={isSending}
          onChange={({ target }) => {
            setFault('');
            draft.change(target.value);
          }}
        />
      </FormField>
      <Line>
        <span role="status">{draft.state !== 'idle' && t(`draft.${draft.state}`)}</span>
        <span>{t('apply.length', { length: number(draft.words.length), most: number(mostMessageLength) })}</span>
      </Line>
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

const { color, space, textSize } = tokens;

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
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
