import { styled } from '@enlace/shared-platform';
import { TextInput, theme } from '@enlace/shared-ui';
import { DateInput, DateTimeInput, Switch, Textarea } from '@enlace/shared-ui/controls';

import type { EditorProps } from './editor';
import type { Field, FieldOf } from './field';

/** The form's text of a field. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export interface TextEditorProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: string) => void;
  /** Language of the text, for spelling and for screen readers. */
  readonly lang?: string;
  readonly placeholder?: string;
}

/** A single-line or multi-line text. */
export function TextEditor({ field, value, onChange, lang, placeholder }: TextEditorProps) {
  const shared = {
    value: textOf(value),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    ...(lang === undefined ? {} : { lang }),
    ...(placeholder === undefined ? {} : { placeholder }),
  };
  return field.type === 'textarea' ? <Textarea rows={field.rows ?? 4} {...shared} /> : <TextInput {...shared} />;
}

const inputTypes = { email: 'email', url: 'url', number: 'number' } as const;

/** A line whose keyboard and checks depend on its type: an address, a number. */
export function TypedEditor({ field, value, onChange }: EditorProps<FieldOf<'email' | 'url' | 'number'>>) {
  const limits =
    field.type === 'number'
      ? { min: field.minimum, max: field.maximum, step: field.step, inputMode: 'decimal' as const }
      : {};
  return (
    <TextInput
      type={inputTypes[field.type]}
      {...(field.type === 'url' ? { placeholder: 'https://' } : {})}
      {...limits}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** An amount of money in whole units. */
export function MoneyEditor({ value, onChange }: EditorProps<FieldOf<'money'>>) {
  return (
    <TextInput
      inputMode="decimal"
      maxLength={20}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function DateEditor({ value, onChange }: EditorProps<FieldOf<'date'>>) {
  return <DateInput value={textOf(value)} onChange={(event) => onChange(event.target.value)} />;
}

/** A date and a time in the user's time zone. */
export function InstantEditor({ value, onChange }: EditorProps<FieldOf<'instant'>>) {
  return <DateTimeInput value={textOf(value)} onChange={onChange} />;
}

export function SwitchEditor({ label, value, onChange }: EditorProps<FieldOf<'switch'>>) {
  return (
    <Switch checked={value === true} onChange={(event) => onChange(event.target.checked)}>
      {label}
    </Switch>
  );
}

/** A colour code, with the system's colour picker. */
export function ColorEditor({ label, value, onChange }: EditorProps<FieldOf<'color'>>) {
  const code = textOf(value);
  return (
    <Pair>
      <input
        type="color"
        aria-label={label}
        value={/^#[0-9a-f]{6}$/i.test(code) ? code : '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextInput
        placeholder="#7a3b69"
        spellCheck={false}
        maxLength={7}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
    </Pair>
  );
}

/** Short texts, one per line. Empty lines stay while the user types; they are not sent. */
export function LinesEditor({ value, onChange }: EditorProps<FieldOf<'lines' | 'pictures' | 'alternates'>>) {
  const lines = Array.isArray(value) ? value.map(String) : [];
  return <Textarea rows={3} value={lines.join('\n')} onChange={(event) => onChange(event.target.value.split('\n'))} />;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: ${theme.space[8]};
  > input[type='color'] {
    width: 100%;
    height: 2.75rem;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${theme.color.raised};
    cursor: pointer;
  }
`;
