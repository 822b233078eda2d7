import {
  autoUpdate,
  FloatingPortal,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
  useTransitionStatus,
  type Placement,
} from '@floating-ui/react';
import { styled } from '@enlace/shared-platform';
import { cloneElement, useState, type HTMLProps, type ReactElement, type Ref } from 'react';

import { color, layer, motion, radius, space, textSize } from '../../tokens/tokens';
import { beside } from './floating.styles';

const Tip = styled.div`
  z-index: ${layer.tooltip};
  width: max-content;
  max-width: min(20rem, calc(100vw - 1rem));
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${textSize.small};
  line-height: 1.4;
  transition: opacity ${motion.notice}ms;
  &[data-status='initial'],
  &[data-status='close'] {
    opacity: 0;
  }
`;

export interface TooltipProps {
  readonly label: string;
  readonly placement?: Placement;
  /** One focusable element that accepts a ref. */
  readonly children: ReactElement<HTMLProps<HTMLElement> & { readonly ref?: Ref<HTMLElement> }>;
}

/** A text about a control, shown on hover and focus; Escape hides it. The control needs another accessible name. */
export function Tooltip({ label, placement = 'top', children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference, floating },
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    middleware: beside,
    whileElementsMounted: autoUpdate,
  });
  const { isMounted, status } = useTransitionStatus(context, { duration: motion.notice });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { close: 60 } }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([setReference, children.props.ref]);
  return (
    <>
      {cloneElement(children, getReferenceProps({ ...children.props, ref }))}
      {isMounted && (
        <FloatingPortal>
          <Tip ref={setFloating} data-status={status} style={floatingStyles} {...getFloatingProps()}>
            {label}
          </Tip>
        </FloatingPortal>
      )}
    </>
  );
}
