import { useLateTexts } from '@enlace/shared-admin';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, Button, Text, theme } from '@enlace/shared-ui';

import { refundTexts } from './texts';

/** An invoice, a receipt or a credit note. */
export interface PaidDocument {
  readonly id: number;
  readonly number: string;
  readonly kind: 'invoice' | 'receipt' | 'credit_note' | 'reversal';
  /** In minor units; below 0 for a credit note. */
  readonly amount: number;
  readonly currency: string;
  /** What can still go back, in minor units. */
  readonly refundable: number;
  /** Of the PDF. */
  readonly url: string;
}

export interface DocumentListProps<D extends PaidDocument> {
  readonly documents: readonly D[];
  /** The line below the number. */
  readonly detailOf: (document: D) => string;
  /** Missing without the right to refund. */
  readonly onRefund: ((document: D) => void) | undefined;
}

/** Documents with their amounts, each as PDF, and what can be refunded. */
export function DocumentList<D extends PaidDocument>({ documents, detailOf, onRefund }: DocumentListProps<D>) {
  const t = useLateTexts(refundTexts);
  const { money } = useFormats();
  return (
    <List>
      {documents.map((document) => (
        <li key={document.id}>
          <div>
            <a href={document.url} target="_blank" rel="noreferrer">
              {document.number}
            </a>{' '}
            {document.kind === 'credit_note' && <Badge tone="plum">{t('creditNote')}</Badge>}
            {document.kind === 'reversal' && <Badge tone="warning">{t('reversal')}</Badge>}
            <Text size="small" tone="soft">
              {detailOf(document)}
            </Text>
          </div>
          <strong>{money(document.amount, document.currency)}</strong>
          {onRefund !== undefined && document.refundable > 0 && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t('refundOf', { number: document.number })}
              onClick={() => onRefund(document)}
            >
              {t('refund')}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  li {
    display: flex;
    gap: ${theme.space[12]};
    align-items: center;
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  li > div {
    flex: 1 1 auto;
    min-width: 0;
  }
  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
