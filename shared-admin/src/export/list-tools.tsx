import type { ReactNode } from 'react';

import { ImportButton } from '../import/import-button';
import { ExportButton } from './export-button';
import type { ExportDialogProps } from './export-dialog';

export interface ListToolsProps extends Omit<ExportDialogProps, 'onClose' | 'total'> {
  /** Null while unknown. */
  readonly total: number | null;
  /** Other content of the head. */
  readonly children?: ReactNode;
}

/** Import and export in the head of a list. */
export function ListTools({ total, children, ...rest }: ListToolsProps) {
  const { admin, state } = rest;
  return (
    <>
      {!state.isTrashed && <ImportButton admin={admin} />}
      {total !== null && total > 0 && <ExportButton {...rest} total={total} />}
      {children}
    </>
  );
}
