import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { attendeeChangeCalls, attendeeFormSchema, type ListedAttendee } from '@enlace/shared-contract/attendees';
import { Button, Cluster, ErrorState, FormField, Skeleton, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Checkbox } from '@enlace/shared-ui/controls';

import { admin } from '../../../../lib/admin';
import { attendeesTexts } from '../texts';
import { AnswerInput } from './answer-input';
import { editableQuestions, isShown } from './answer-values';
import { type LoadedFormProps, useCorrection } from './use-correction';

export interface CorrectFormProps extends Omit<LoadedFormProps, 'form'> {
  readonly attendee: ListedAttendee;
  readonly onCancel: () => void;
}

/** Name, address and answers of a ticket, for an organiser. */
export function CorrectForm(props: CorrectFormProps) {
  const { id } = props.attendee;
  const question = { call: attendeeChangeCalls.attendeeForm, params: { id } };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, attendeeFormSchema);
  if (data !== null) return <LoadedForm {...props} form={data.data} />;
  return status === 'rejected' ? <ErrorState onRetry={again}>{error?.message}</ErrorState> : <Skeleton lines={6} />;
}

const labels = { first_name: 'firstName', last_name: 'lastName', email: 'email' } as const;
const names = ['first_name', 'last_name', 'email'] as const;

function LoadedForm({ attendee, form, onCancel, onSaved }: CorrectFormProps & LoadedFormProps) {
  const t = useLateTexts(attendeesTexts);
  const correction = useCorrection({ attendee, form, onSaved });
  const { values, answers, options, set, setAnswer, isNeeded, setOption, problem, otherValue, failure } = correction;
  const questions = editableQuestions(form.questions);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        correction.submit();
      }}
    >
      <Stack gap={16}>
        {failure !== null && (
          <Text tone="danger" role="alert">
            {failure}
          </Text>
        )}
        {names.map((name) => (
          <FormField
            key={name}
            label={t(labels[name])}
            isRequired={isNeeded(name)}
            hint={otherValue(name)}
            error={problem(name)}
          >
            <TextInput
              type={name === 'email' ? 'email' : 'text'}
              autoComplete="off"
              maxLength={name === 'email' ? 254 : 120}
              value={values[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          </FormField>
        ))}
        {correction.hasNewAddress && <Text tone="soft">{t('correct.addressHint')}</Text>}
        {questions
          .filter((question) => isShown(question, answers))
          .map((question) => (
            <AnswerInput
              key={question.id}
              question={question}
              value={answers[String(question.id)] ?? ''}
              hint={otherValue(String(question.id))}
              error={problem(`answers[${question.id}]`)}
              onChange={(value) => setAnswer(String(question.id), value)}
            />
          ))}
        {questions.length < form.questions.length && <Text tone="soft">{t('correct.personOnly')}</Text>}
        {attendee.state === 'confirmed' && (
          <Checkbox checked={options.send_ticket} onChange={({ target }) => setOption('send_ticket', target.checked)}>
            {t('correct.send')}
          </Checkbox>
        )}
        <Checkbox checked={options.new_code} onChange={({ target }) => setOption('new_code', target.checked)}>
          {t('correct.newCode')}
        </Checkbox>
        <Cluster>
          <Button type="submit" isLoading={correction.isSaving}>
            {t('correct.save')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('correct.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
