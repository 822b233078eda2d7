import type { AttendeeForm } from '@enlace/shared-contract/attendees';
import { FormField, Select, Stack, TextInput } from '@enlace/shared-ui';
import { Checkbox, DateInput, DateTimeInput, Textarea, TimeInput } from '@enlace/shared-ui/controls';
import { useLateTexts } from '@enlace/shared-admin';

import { attendeesTexts } from '../texts';

export interface AnswerInputProps {
  readonly question: AttendeeForm['questions'][number];
  readonly value: string | readonly string[];
  readonly hint: string;
  readonly error: string;
  readonly onChange: (value: string | readonly string[]) => void;
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };

/** The field of an answer. */
export function AnswerInput({ question, value, hint, error, onChange }: AnswerInputProps) {
  const { type, label } = question;
  const isGroup = type === 'multi' || type === 'datetime';
  return (
    <FormField label={label} hint={hint} error={error} isGroup={isGroup}>
      <Control question={question} value={value} onChange={onChange} />
    </FormField>
  );
}

function Control({ question, value, onChange }: Pick<AnswerInputProps, 'question' | 'value' | 'onChange'>) {
  const t = useLateTexts(attendeesTexts);
  const { type, choices } = question;
  if (typeof value !== 'string')
    return (
      <Stack gap={8}>
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={value.includes(String(id))}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, String(id)] : value.filter((one) => one !== String(id)))
            }
          >
            {label}
          </Checkbox>
        ))}
      </Stack>
    );
  const set = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value);
  if (type === 'single' || type === 'boolean') {
    const answers =
      type === 'single'
        ? choices.map(({ id, label }) => ({ value: String(id), label }))
        : [
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ];
    return <Select value={value} options={[{ value: '', label: t('correct.noAnswer') }, ...answers]} onChange={set} />;
  }
  if (type === 'textarea') return <Textarea rows={3} value={value} onChange={set} />;
  if (type === 'date') return <DateInput value={value} onChange={set} />;
  if (type === 'time') return <TimeInput value={value} onChange={set} />;
  if (type === 'datetime') return <DateTimeInput value={value} onChange={onChange} />;
  return <TextInput type={inputTypes[type] ?? 'text'} autoComplete="off" value={value} onChange={set} />;
}
