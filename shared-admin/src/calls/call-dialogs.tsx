import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { ConfirmDialog, type ConfirmDialogProps, FormDialog, type FormDialogProps } from '@enlace/shared-ui/controls';

interface CallState {
  readonly status: CallStatus;
  readonly error: ErrorView | null;
}

interface CallProps {
  /** The call that the dialog makes. */
  readonly call: CallState;
  /** Shown after a failure without a message. */
  readonly failedText: string;
}

export interface CallConfirmationProps extends CallProps, Omit<ConfirmDialogProps, 'isOpen' | 'isLoading' | 'error'> {}

/** Asks before a call is made; shows its progress and its failure. */
export function CallConfirmation({ call: { status, error }, failedText, ...rest }: CallConfirmationProps) {
  const failure = error === null ? undefined : error.message || failedText;
  return <ConfirmDialog isOpen isLoading={status === 'pending'} error={failure} {...rest} />;
}

export interface CallFormDialogProps extends CallProps, Omit<FormDialogProps, 'isLoading' | 'failure'> {}

/** The form of a call in a dialog; shows its progress, and the failure that belongs to no field. */
export function CallFormDialog({ call: { status, error }, failedText, ...rest }: CallFormDialogProps) {
  const isOfField = error !== null && Object.keys(error.fields).length > 0;
  const failure = error === null || isOfField ? null : error.message || failedText;
  return <FormDialog isLoading={status === 'pending'} failure={failure} {...rest} />;
}
