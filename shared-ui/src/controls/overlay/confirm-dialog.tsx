import { styled } from '@enlace/shared-platform';
import { useState, type ReactNode } from 'react';

import { Button } from '../../button/button';
import { FormField } from '../../form/form-field';
import { TextInput } from '../../form/text-input';
import { color, radius, space } from '../../tokens/tokens';
import { useControlTexts } from '../texts';
import { Modal } from './modal';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
`;

const Along = styled.section`
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  h3 {
    margin-bottom: ${space[8]};
    font: inherit;
    font-weight: 600;
  }
  ul {
    padding-left: 1.25em;
    list-style: disc;
  }
`;

const Failure = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** A question: "Delete the chapter of Lima?". */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Label of the button: "Delete". */
  readonly confirmLabel: string;
  /** Further effects, one line each: "12 events". */
  readonly consequences?: readonly string[];
  /** The user must type this text to enable the button. */
  readonly typeName?: string;
  readonly isDanger?: boolean;
  /** The action itself cancels something: the other button reads "Go back", because "Cancel" would be both. */
  readonly isCancellation?: boolean;
  /** Label of the other button, where it names what stays: "Keep my ticket". */
  readonly backLabel?: string;
  readonly isLoading?: boolean;
  /** The action is not possible now; the children name the reason. */
  readonly isBlocked?: boolean;
  /** Reason of a failure. */
  readonly error?: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone, and lists its effects. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return props.isOpen ? <Question {...props} /> : null;
}

/** A text as it is compared with a typed one: blanks and accents can be stored in several ways. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function Question(props: ConfirmDialogProps) {
  const { onClose, onConfirm, title, children, confirmLabel, consequences = [], typeName, isLoading = false } = props;
  const t = useControlTexts();
  const [typedText, setTypedText] = useState('');
  const isReady = props.isBlocked !== true && (typeName === undefined || plain(typedText) === plain(typeName));
  return (
    <Modal
      isOpen
      // A press outside would lose what is typed in the dialog.
      isDismissible={isLoading ? false : children === undefined || 'byKey'}
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {props.backLabel ?? t(props.isCancellation === true ? 'confirm.back' : 'confirm.cancel')}
          </Button>
          <Button
            variant={props.isDanger === false ? 'primary' : 'danger'}
            isDisabled={!isReady}
            isLoading={isLoading}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Column>
        {children !== undefined && <div>{children}</div>}
        {consequences.length > 0 && (
          <Along>
            <h3>{t('confirm.goesAlong')}</h3>
            <ul>
              {consequences.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Along>
        )}
        {typeName !== undefined && (
          <FormField label={t('confirm.typeName', { name: typeName })}>
            <TextInput autoComplete="off" value={typedText} onChange={(event) => setTypedText(event.target.value)} />
          </FormField>
        )}
        {props.error !== undefined && props.error !== '' && <Failure role="alert">{props.error}</Failure>}
      </Column>
    </Modal>
  );
}
