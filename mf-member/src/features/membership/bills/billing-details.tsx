import { type BillingDetails, setBillingDetailsSchema } from '@enlace/shared-contract/memberships';
import { useCall, useRead } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, ErrorState, Heading, Skeleton, Text } from '@enlace/shared-ui';
import { useRef, useState } from 'react';

import { membership } from '../membership.slice';
import { Report } from '../membership.styles';
import { membershipTexts } from '../texts';

/** Name, tax id and address for new invoices, and the form that changes them. */
export function BillingDetailsPart() {
  const t = useTexts(membershipTexts);
  const { answer: details, status, again } = useRead(membership.calls.billing, undefined);
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  if (details === null) return status === 'rejected' ? <ErrorState onRetry={again} /> : <Skeleton lines={2} />;
  const open = () => {
    setNote('');
    setOpen(true);
  };
  const close = (text: string) => {
    setNote(text);
    setOpen(false);
  };
  return (
    <>
      <Heading level={3} size="h4">
        {t('billing.title')}
      </Heading>
      <Report>{note}</Report>
      {isOpen ? (
        <BillingForm details={details} onClose={close} />
      ) : (
        <>
          <Address>
            <strong>{details.name ?? details.account_name}</strong>
            {details.tax_id !== null && <span>{t('billing.taxIdText', { id: details.tax_id })}</span>}
            {details.address !== null && <span>{details.address}</span>}
          </Address>
          <Cluster gap={12}>
            <Button variant="secondary" onClick={open}>
              {t('billing.open')}
            </Button>
          </Cluster>
        </>
      )}
    </>
  );
}

interface BillingFormProps {
  readonly details: BillingDetails;
  /** Gets what happened, in words; empty for nothing. */
  readonly onClose: (note: string) => void;
}

function BillingForm({ details, onClose }: BillingFormProps) {
  const t = useTexts(membershipTexts);
  const element = useRef<HTMLFormElement>(null);
  const save = useCall(membership.calls.setBilling);
  const { name, tax_id: taxId, address, account_name: accountName } = details;
  const form = useForm(
    {
      id: 'billing-details',
      schema: setBillingDetailsSchema,
      groups: [
        {
          fields: [
            {
              kind: 'text',
              name: 'name',
              label: t('billing.name'),
              hint: t('billing.nameHint', { name: accountName }),
              autoComplete: 'organization',
            },
            {
              kind: 'text',
              name: 'tax_id',
              label: t('billing.taxId'),
              hint: t('billing.taxIdHint'),
              autoComplete: 'off',
            },
            { kind: 'long', name: 'address', label: t('billing.address'), rows: 3 },
          ],
        },
      ],
      start: { name: name ?? '', tax_id: taxId ?? '', address: address ?? '' },
      send: (body) => save.run(body),
      onSent: () => onClose(t('billing.saved')),
    },
    element,
  );
  return (
    <>
      <Text size="small" tone="soft">
        {t('billing.rule')}
      </Text>
      <InlineForm ref={element} form={form} submit={t('billing.save')}>
        <Button variant="ghost" onClick={() => onClose('')}>
          {t('billing.cancel')}
        </Button>
      </InlineForm>
    </>
  );
}

const Address = styled.address`
  display: grid;
  font-style: normal;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
