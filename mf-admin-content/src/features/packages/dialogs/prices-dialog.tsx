import { priceCap, type Package } from '@enlace/shared-contract/packages';
import { moneyText, readMoney, readNumber } from '@enlace/shared-contract/text';
import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, FormField, Stack, Text, TextInput } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import type { PriceUpdates } from '../state/use-price-updates';
import { wordOf } from '../state/word-of';
import { packagesTexts } from '../texts';
import { Failure, Figures, Quick } from './dialogs.styles';
import { PriceChanges } from './price-changes';

export interface PricesDialogProps {
  readonly packages: readonly Package[];
  /** Number of users who can choose these packages. */
  readonly reach: number;
  readonly updates: PriceUpdates;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** All prices of a role: entered first, then shown as a difference, then saved together or not at all. */
export function PricesDialog({ packages, reach, updates, onClose, onSaved }: PricesDialogProps) {
  const t = useTexts(packagesTexts);
  const formats = useFormats();
  const { locale } = useLocale();
  const [typedPrices, setTypedPrices] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(packages.map(({ id, price, currency }) => [id, moneyText(price, currency)])),
  );
  const [percent, setPercent] = useState('');
  const [isSent, setSent] = useState(false);
  const [isReviewed, setReviewed] = useState(false);

  const prices = packages.map((row) => ({ row, price: readMoney(typedPrices[row.id] ?? '', row.currency, priceCap) }));
  const isWrong = prices.some(({ price }) => price === null);
  const changes = prices.flatMap(({ row, price }) => (price === null || price === row.price ? [] : [{ row, price }]));
  const sentUpdates = isSent ? changes.map(({ row }) => updates.updateOf(row.id)) : [];
  const isSaving = sentUpdates.some(({ status }) => status === 'loading');
  const failedUpdate = sentUpdates.find(({ status }) => status === 'failed');

  const handleApply = (percent: string) => {
    const rate = readNumber(percent.replace('%', ''));
    if (rate === null) return;
    const raisedPrices = packages.map(({ id, price, currency }) => {
      const raisedPrice = Math.max(0, Math.round(price * (1 + rate / 100)));
      return [id, moneyText(raisedPrice, currency)];
    });
    setTypedPrices(Object.fromEntries(raisedPrices));
  };
  const handleSave = async () => {
    setSent(true);
    if (await updates.save(changes.map(({ row, price }) => ({ id: row.id, price })))) onSaved();
  };

  return (
    <Modal
      isOpen
      size="2xl"
      title={t(isReviewed ? 'prices.confirmTitle' : 'prices.title')}
      onClose={onClose}
      footer={
        isReviewed ? (
          <>
            <Button variant="secondary" onClick={() => setReviewed(false)}>
              {t('prices.back')}
            </Button>
            <Button isLoading={isSaving} onClick={() => void handleSave()}>
              {t('prices.confirm', { count: changes.length })}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('form.cancel')}
            </Button>
            <Button isDisabled={isWrong || changes.length === 0} onClick={() => setReviewed(true)}>
              {t('prices.review')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {failedUpdate !== undefined && (
          <Failure role="alert">{failedUpdate.error?.message || t('prices.failed')}</Failure>
        )}
        {isReviewed ? (
          <>
            <Text>{t('prices.reach', { count: reach })}</Text>
            <PriceChanges changes={changes} />
          </>
        ) : (
          <>
            <Quick
              onSubmit={(event) => {
                event.preventDefault();
                // The field is read directly, because its state can miss the last key press.
                handleApply(String(new FormData(event.currentTarget).get('percent') ?? ''));
              }}
            >
              <FormField label={t('prices.percent')}>
                <TextInput
                  name="percent"
                  inputMode="decimal"
                  maxLength={8}
                  value={percent}
                  onChange={(event) => setPercent(event.target.value)}
                />
              </FormField>
              <Button type="submit" variant="secondary">
                {t('prices.apply')}
              </Button>
            </Quick>
            <Figures>
              <thead>
                <tr>
                  <th scope="col">{t('prices.name')}</th>
                  <th scope="col">{t('prices.now')}</th>
                  <th scope="col">{t('prices.new')}</th>
                </tr>
              </thead>
              <tbody>
                {prices.map(({ row, price }) => (
                  <tr key={row.id}>
                    <th scope="row">{wordOf(row, 'name', locale)}</th>
                    <td>{formats.money(row.price, row.currency)}</td>
                    <td>
                      <TextInput
                        inputMode="decimal"
                        maxLength={20}
                        aria-label={t('newPrice', { name: wordOf(row, 'name', locale), currency: row.currency })}
                        aria-invalid={price === null || undefined}
                        value={typedPrices[row.id] ?? ''}
                        onChange={(event) => setTypedPrices((before) => ({ ...before, [row.id]: event.target.value }))}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Figures>
            {isWrong && <Failure role="alert">{t('badPrice')}</Failure>}
            {!isWrong && changes.length === 0 && <Text>{t('prices.same')}</Text>}
          </>
        )}
      </Stack>
    </Modal>
  );
}
