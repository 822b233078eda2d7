import { type AdminRow, CallFormDialog, useLateTexts } from '@enlace/shared-admin';
import { codeKinds, eventCodeCalls } from '@enlace/shared-contract/orders';
import { subjectOf } from '@enlace/shared-data';
import { FormField, TextInput } from '@enlace/shared-ui';
import { RadioGroup } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useDialogCall } from '../panel-parts/use-dialog-call';
import { bodyOf, type CodeForm, formOf } from './code-form';
import { CodeLimits } from './code-limits';
import { CodeUses } from './code-uses';
import { type EventCode, factsOf } from './event-code';
import { codesTexts } from './texts';

export interface CodeDialogProps {
  readonly event: AdminRow;
  /** The code to change; null for new ones. */
  readonly code: EventCode | null;
  /** Adds many random codes with the same rules. */
  readonly isMany: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds or changes codes. The server's errors are at the fields, and nothing typed is lost. */
export function CodeDialog({ event, code, isMany, onClose, onDone }: CodeDialogProps) {
  const t = useLateTexts(codesTexts);
  const facts = factsOf(event);
  const [form, setForm] = useState(() => formOf(code, facts));
  const [isChecked, setChecked] = useState(false);
  const call = useDialogCall(`save code ${code?.id ?? event.id}`, { onDone, onClose });
  const set = (change: Partial<CodeForm>) => setForm({ ...form, ...change });
  const body = { ...bodyOf(form, facts, isMany), ...(code === null ? {} : { updated_at: code.updated_at }) };
  const isMoney = form.kind === 'amount' || form.kind === 'price';
  const problems: Readonly<Record<string, string>> = {
    code: !isMany && form.code.trim() === '' ? t('needed') : '',
    count: isMany && form.count.trim() === '' ? t('needed') : '',
    value: body.value === null ? t(isMoney ? 'wrongAmount' : 'needed') : '',
    max_uses: body.max_uses === '' ? t('needed') : '',
  };
  const problem = (name: string) => (isChecked && problems[name]) || call.errorOf(name);

  const handleSubmit = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const one = code === null ? eventCodeCalls.add : eventCodeCalls.edit;
    const params = { id: code === null ? event.id : code.id };
    const changes = [subjectOf('events', event.id)];
    call.start({ call: isMany ? eventCodeCalls.addMany : one, params, body, changes }, () =>
      call.finish(code === null ? t('added', { count: isMany ? Number(form.count) : 1 }) : t('saved')),
    );
  };

  // After a refusal the code may be another one than the list shows.
  const handleClose = () => {
    if (call.error !== null) onDone();
    onClose();
  };

  return (
    <CallFormDialog
      call={call}
      size="lg"
      title={code === null ? t(isMany ? 'addMany' : 'add') : t('edit', { code: code.code })}
      closeLabel={t('close')}
      submitLabel={t('save')}
      failedText={t('failed')}
      onSubmit={handleSubmit}
      onClose={handleClose}
    >
      {isMany ? (
        <>
          <FormField label={t('count')} isRequired error={problem('count')}>
            <TextInput
              inputMode="numeric"
              maxLength={4}
              value={form.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          </FormField>
          <FormField label={t('prefix')} hint={t('prefixHint')} error={problem('prefix')}>
            <TextInput
              autoComplete="off"
              maxLength={20}
              value={form.prefix}
              onChange={({ target }) => set({ prefix: target.value })}
            />
          </FormField>
        </>
      ) : (
        <FormField label={t('code')} hint={t('codeHint')} isRequired error={problem('code')}>
          <TextInput
            autoComplete="off"
            maxLength={40}
            value={form.code}
            onChange={({ target }) => set({ code: target.value })}
          />
        </FormField>
      )}
      <FormField isGroup label={t('kind')} error={problem('kind')}>
        <RadioGroup
          value={form.kind}
          options={codeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(value) => set({ kind: codeKinds.find((kind) => kind === value) ?? 'percent', value: '' })}
        />
      </FormField>
      {form.kind !== 'unlock' && (
        <FormField
          label={form.kind === 'percent' ? t('percent') : t('amount', { currency: facts.currency })}
          isRequired
          error={problem('value')}
        >
          <TextInput
            inputMode="decimal"
            maxLength={12}
            value={form.value}
            onChange={({ target }) => set({ value: target.value })}
          />
        </FormField>
      )}
      <CodeUses form={form} isMany={isMany} problem={problem} onChange={set} />
      <CodeLimits event={event} form={form} zone={facts.zone} problem={problem} onChange={set} />
    </CallFormDialog>
  );
}
