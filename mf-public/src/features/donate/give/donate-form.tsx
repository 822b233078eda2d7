import { donationLimits, startDonationSchema } from '@enlace/shared-contract/donations';
import { honeypotField } from '@enlace/shared-contract/forms';
import { useCall, useRead, useScreen } from '@enlace/shared-data';
import { type Field, type FormValues, InlineForm, useForm } from '@enlace/shared-forms';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { type SubmitEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';

import { Trap } from '../../../lib/form/view/form.styles';
import { makeKey } from '../../../lib/make-key';
import { space } from '../../../lib/tokens';
import { donations } from '../donations.slice';
import { donateTexts } from '../texts';
import { type AmountChoice, amountOf } from './amount';
import { AmountFields } from './amount-fields';
import { type DonationDraft, storeDraft } from './draft';

/** The fields of the donor; the amount is checked beside them. */
const { name, email, message, shows_name } = startDonationSchema.shape;
const donorSchema = z.object({ name, email, message, shows_name });

export interface DonateFormProps {
  readonly choice: AmountChoice;
  /** What the donor typed before. */
  readonly draft: DonationDraft | null;
  readonly onChoice: (choice: AmountChoice) => void;
}

/** Amount and donor; after sending, the page of the donation has the card form. */
export function DonateForm({ choice, draft, onChoice }: DonateFormProps) {
  const t = useTexts(donateTexts);
  const { money } = useFormats();
  const navigate = useNavigate();
  const { locale, viewer } = useScreen();
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const [key] = useState(makeKey);
  const [isRefused, setRefused] = useState(false);
  const donor = useRead(donations.calls.donor, viewer === null ? null : { lang: locale }).answer;
  const { run } = useCall(donations.calls.start);
  const amount = amountOf(choice);
  const { currency, minimum, maximum } = donationLimits;
  const fields: Field[] = [
    { kind: 'text', name: 'name', label: t('name'), hint: t('nameHint'), autoComplete: 'name' },
    { kind: 'email', name: 'email', label: t('email'), hint: t('emailHint'), autoComplete: 'email' },
    { kind: 'long', name: 'message', label: t('message'), rows: 3 },
    { kind: 'tick', name: 'shows_name', label: t('showsName'), hint: t('showsNameHint') },
  ];
  const suggestion: FormValues =
    donor === null ? {} : { name: `${donor.first_name} ${donor.last_name}`.trim(), email: donor.email };
  const start: FormValues =
    draft === null
      ? suggestion
      : { name: draft.name, email: draft.email, message: draft.message, shows_name: draft.shows_name };
  const form = useForm(
    {
      id: 'donate',
      schema: donorSchema,
      groups: [{ fields }],
      start,
      isInputStored: true,
      async send(values) {
        const remark = trap.current?.value ?? '';
        const body = {
          ...values,
          kind: choice.kind,
          amount,
          key,
          ...(remark === '' ? {} : { [honeypotField]: remark }),
        };
        const answer = await run(body);
        const { donation } = answer;
        storeDraft({
          kind: donation.kind,
          amount: donation.amount,
          name: donation.name ?? '',
          email: donation.email ?? '',
          message: donation.message ?? '',
          shows_name: donation.shows_name,
        });
        return answer;
      },
      onSent: ({ donation }) => void navigate(`/donations/${donation.token}`),
    },
    element,
  );
  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    setRefused(amount === null);
    if (amount !== null) return form.handleSubmit(submit);
    submit.preventDefault();
    amountInput.current?.focus();
  };
  const limits = { minimum: money(minimum, currency), maximum: money(maximum, currency) };
  return (
    <Box>
      <AmountFields
        choice={choice}
        problem={isRefused && amount === null ? t('amountMissing', limits) : null}
        inputRef={amountInput}
        onChange={onChoice}
        onEnter={() => element.current?.requestSubmit()}
      />
      <InlineForm ref={element} form={{ ...form, handleSubmit }} submit={t('next')} />
      <Trap aria-hidden="true">
        <input ref={trap} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </Trap>
      <noscript>{t('noScript')}</noscript>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
`;
