import { priceCap, type Package } from '@enlace/shared-contract/packages';
import { moneyText, readMoney } from '@enlace/shared-contract/text';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Icon, TextInput, theme } from '@enlace/shared-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { PriceUpdate } from '../state/use-price-updates';
import { packagesTexts } from '../texts';

export interface PriceCellProps {
  readonly row: Package;
  /** Name in the user's language. */
  readonly name: string;
  /** State of the last update. */
  readonly update: PriceUpdate;
  readonly mayEdit: boolean;
  /** Attributes of a grid cell. */
  readonly cell: { readonly 'data-cell': string; readonly tabIndex: 0 | -1 };
  /** Resolves with true when the price was saved. */
  readonly onSave: (price: number) => Promise<boolean>;
  readonly onBegin: () => void;
}

/** A price that is edited in its cell: Enter saves, Escape restores. The input stays when saving fails. */
export function PriceCell({ row, name, update: { status, error }, mayEdit, cell, onSave, onBegin }: PriceCellProps) {
  const t = useTexts(packagesTexts);
  const formats = useFormats();
  const errorId = useId();
  const [typedPrice, setTypedPrice] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  const isEditing = typedPrice !== null;
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const priceText = row.price === 0 ? t('free') : formats.money(row.price, row.currency);
  const words = t('priceOf', { name, price: priceText });
  if (typedPrice === null || !mayEdit) {
    return (
      <>
        <Shown
          ref={button}
          type="button"
          {...cell}
          aria-label={words}
          aria-disabled={!mayEdit}
          onClick={() => {
            if (mayEdit) setTypedPrice(moneyText(row.price, row.currency));
          }}
        >
          {priceText}
          {mayEdit && <Icon name="edit" size={14} />}
        </Shown>
        {row.price > 0 && <Interval>{t(row.interval)}</Interval>}
      </>
    );
  }

  const problem = isWrong ? t('badPrice') : (error?.fields['price']?.[0] ?? error?.message ?? '');
  const handleSave = async (price: number) => {
    if (await onSave(price)) setTypedPrice(null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      setWrong(false);
      setTypedPrice(null);
      onBegin();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const price = readMoney(typedPrice, row.currency, priceCap);
    setWrong(price === null);
    if (price === row.price) setTypedPrice(null);
    else if (price !== null) void handleSave(price);
  };
  return (
    <Editing>
      <TextInput
        autoFocus
        inputMode="decimal"
        aria-label={t('newPrice', { name, currency: row.currency })}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : errorId}
        maxLength={20}
        value={typedPrice}
        readOnly={status === 'loading'}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setWrong(false);
          setTypedPrice(event.target.value);
        }}
        onKeyDown={handleKeyDown}
      />
      {problem !== '' && (
        <small id={errorId} role="alert">
          {problem}
        </small>
      )}
    </Editing>
  );
}

const Shown = styled.button`
  display: inline-flex;
  gap: ${theme.space[4]};
  align-items: center;
  justify-content: center;
  min-height: 2.25rem;
  padding: ${theme.space[4]} ${theme.space[8]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: text;
  svg {
    color: ${theme.color.inkSoft};
    opacity: 0.55;
  }
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:not([aria-disabled='true']):hover {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.raised};
  }
`;

const Interval = styled.small`
  display: block;
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.caption};
  font-weight: 400;
  white-space: nowrap;
`;

const Editing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 6.5rem;
  input {
    min-height: 2.25rem;
    padding-block: ${theme.space[4]};
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${theme.color.danger};
    font-size: ${theme.textSize.caption};
    font-weight: 600;
    line-height: 1.3;
  }
`;
