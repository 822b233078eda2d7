import { CallConfirmation, type OfficeRequest, useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import { readMoney } from '@enlace/shared-contract/text';
import { useFormats } from '@enlace/shared-platform';
import { FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../admin';
import type { PaidDocument } from './document-list';
import { refundTexts } from './texts';

export interface RefundDialogProps {
  readonly document: PaidDocument;
  /** The call that refunds a document; its body is added. */
  readonly request: OfficeRequest;
  readonly onClose: () => void;
}

/** Refunds an invoice or a receipt, all of it or a part. A repeated press refunds once. */
export function RefundDialog({ document, request, onClose }: RefundDialogProps) {
  const t = useLateTexts(refundTexts);
  const { money } = useFormats();
  const { showSuccess } = useNotices();
  const { number, currency, refundable } = document;
  const call = useOfficeCall(admin.calls, `refund ${number}`);
  const [key] = useState(() => crypto.randomUUID());
  const [isPart, setPart] = useState(false);
  const [typedAmount, setTypedAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = readMoney(typedAmount, currency, refundable);
  const problems = {
    amount: isPart && !amount ? t('amountWrong', { amount: money(refundable, currency) }) : '',
    reason: reason.trim() === '' ? t('needed') : '',
  };
  const show = (name: keyof typeof problems): string =>
    (isChecked ? problems[name] : '') || (call.error?.fields[name]?.[0] ?? '');

  const handleConfirm = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const body = { ...(isPart ? { amount } : {}), reason: reason.trim(), key };
    call.start({ ...request, body }, () => {
      showSuccess(t('done'));
      onClose();
    });
  };
  return (
    <CallConfirmation
      call={call}
      isDanger
      title={t('title', { number })}
      confirmLabel={t('refund')}
      failedText={t('notDone')}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text>{t('left', { amount: money(refundable, currency) })}</Text>
        <FormField isGroup label={t('how')}>
          <RadioGroup
            value={isPart ? 'part' : 'all'}
            options={[
              { value: 'all', label: t('all') },
              { value: 'part', label: t('part') },
            ]}
            onChange={(value) => setPart(value === 'part')}
          />
        </FormField>
        {isPart && (
          <FormField label={t('amount', { currency })} isRequired error={show('amount')}>
            <TextInput
              inputMode="decimal"
              value={typedAmount}
              onChange={({ target }) => setTypedAmount(target.value)}
            />
          </FormField>
        )}
        <FormField label={t('reason')} hint={t('reasonHint')} isRequired error={show('reason')}>
          <TextInput maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </FormField>
      </Stack>
    </CallConfirmation>
  );
}
