import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTransitionStatus,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { styled } from '@enlace/shared-platform';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';

import { layer, motion } from '../../tokens/tokens';
import { DropdownItem, type MenuEntry } from './dropdown-item';
import { beside, panelStyle } from './floating.styles';
import { referenceHandlers, type ReferenceHandlers } from './use-trigger';

export interface DropdownMenuProps {
  readonly ref: Ref<ReferenceHandlers>;
  readonly id: string;
  readonly reference: HTMLButtonElement;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly items: readonly MenuEntry[];
  readonly placement: Placement;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** The menu of a `Dropdown`; created when a pointer or the focus comes to its button. */
export function DropdownMenu({ ref, id, reference, isOpen, onOpen, items, placement, ...name }: DropdownMenuProps) {
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference, floating },
    open: isOpen,
    onOpenChange: onOpen,
    placement,
    middleware: beside,
    whileElementsMounted: autoUpdate,
  });
  const { isMounted, status } = useTransitionStatus(context, { duration: motion.menu });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: isOpen ? setActive : undefined }),
  ]);
  useImperativeHandle(ref, () => referenceHandlers(getReferenceProps()));
  if (!isMounted) return null;
  return (
    <FloatingPortal>
      <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
        <Panel
          ref={setFloating}
          data-status={status}
          style={floatingStyles}
          {...getFloatingProps({ id, role: 'menu', ...name })}
        >
          {items.map((item, index) => (
            <DropdownItem
              key={item.id}
              item={item}
              isActive={index === active}
              hold={(element) => {
                elements.current[index] = element;
                labels.current[index] = item.isDisabled === true ? null : item.label;
              }}
              itemProps={getItemProps}
              onDone={() => item.keepsOpen !== true && onOpen(false)}
            />
          ))}
        </Panel>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}

const Panel = styled.div`
  ${panelStyle}
  z-index: ${layer.menu};
  min-width: 12rem;
  max-height: min(24rem, calc(100dvh - 1rem));
  transition: opacity ${motion.menu}ms;
  &[data-status='initial'],
  &[data-status='close'] {
    opacity: 0;
  }
`;
