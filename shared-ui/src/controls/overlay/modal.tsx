import { DialogFrame, type DialogProps } from './dialog-frame';

const sizes = { md: '28rem', lg: '32rem', xl: '36rem', '2xl': '42rem', '4xl': '56rem', '6xl': '72rem' } as const;

export interface ModalProps extends DialogProps {
  /** Maximum width; `2xl` (672 px) by default. */
  readonly size?: keyof typeof sizes;
}

/** A dialog in the middle of the window. Keeps the focus inside, restores it afterwards, and fixes the page behind. */
export function Modal({ size = '2xl', ...rest }: ModalProps) {
  return <DialogFrame width={sizes[size]} isSide={false} {...rest} />;
}

/** A dialog at the right edge, as high as the window: filters, a menu, one record. */
export function Drawer({ size = 'md', isDismissible = true, ...rest }: ModalProps) {
  return <DialogFrame width={sizes[size]} isSide isDismissible={isDismissible} {...rest} />;
}
