import { donationKinds, donationLimits } from '@enlace/shared-contract/donations';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import { color, radius, space, textSize } from '../../../lib/tokens';
import { donateTexts } from '../texts';
import { type AmountChoice, changeChoice, choiceWith } from './amount';

export interface AmountFieldsProps {
  readonly choice: AmountChoice;
  readonly problem: string | null;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (choice: AmountChoice) => void;
  /** Enter in the field of the amount sends the form. */
  readonly onEnter: () => void;
}

/** Once or monthly, the suggested amounts, and another amount. */
export function AmountFields({ choice, problem, inputRef, onChange, onEnter }: AmountFieldsProps) {
  const t = useTexts(donateTexts);
  const { money } = useFormats();
  const { currency, minimum, maximum, presets } = donationLimits;
  const kinds = useRef<HTMLFieldSetElement>(null);
  const amounts = useRef<HTMLFieldSetElement>(null);
  const readChoice = useEffectEvent(() => {
    const earlyChoice = changeChoice(choice, {
      kind: chosenIn(kinds),
      preset: chosenIn(amounts),
      typedAmount: inputRef.current?.value ?? '',
    });
    if (earlyChoice !== choice) onChange(earlyChoice);
  });
  useEffect(() => readChoice(), []);
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter') return;
    press.preventDefault();
    onEnter();
  };
  return (
    <>
      <Set ref={kinds}>
        <legend>{t('kind')}</legend>
        <Switch>
          {donationKinds.map((kind) => (
            <Chip key={kind}>
              <input
                type="radio"
                name="donation-kind"
                value={kind}
                checked={choice.kind === kind}
                onChange={() =>
                  onChange(choice.typedAmount === '' ? choiceWith(kind, 0) : { ...choice, kind, preset: null })
                }
              />
              <span>{t(kind)}</span>
            </Chip>
          ))}
        </Switch>
      </Set>
      <Set ref={amounts}>
        <legend>{t('amount')}</legend>
        <Amounts>
          {presets[choice.kind].map((amount) => (
            <Chip key={amount}>
              <input
                type="radio"
                name="donation-amount"
                value={amount}
                checked={choice.preset === amount}
                onChange={() => onChange({ ...choice, preset: amount, typedAmount: '' })}
              />
              <span>{money(amount, currency)}</span>
            </Chip>
          ))}
        </Amounts>
        <FormField
          label={t('other', { currency })}
          hint={t('otherHint', { minimum: money(minimum, currency), maximum: money(maximum, currency) })}
          {...(problem === null ? {} : { error: problem })}
        >
          <TextInput
            ref={inputRef}
            name="donation-other"
            inputMode="decimal"
            autoComplete="off"
            value={choice.typedAmount}
            onKeyDown={handleKey}
            onChange={(change) => onChange({ ...choice, preset: null, typedAmount: change.target.value })}
          />
        </FormField>
      </Set>
    </>
  );
}

/** The value of the radio button that is chosen in a set; null without one. */
function chosenIn({ current }: RefObject<HTMLFieldSetElement | null>): string | null {
  return current?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null;
}

const Set = styled.fieldset`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${space[12]};
    font-size: ${textSize.small};
    font-weight: 600;
  }
`;

const Switch = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]};
`;

const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${space[8]};
`;

const Chip = styled.label`
  position: relative;
  display: block;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-height: 3rem;
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-weight: 600;
    text-align: center;
  }
  input:checked + span {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
  input:focus-visible + span {
    outline: 3px solid ${color.link};
    outline-offset: 2px;
  }
  input:hover:not(:checked) + span {
    border-color: ${color.ink};
  }
`;
