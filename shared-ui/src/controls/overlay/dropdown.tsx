import {
  autoUpdate,
  FloatingFocusManager,
  FloatingPortal,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useRole,
  useTransitionStatus,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { styled } from '@enlace/shared-platform';
import { useRef, useState, type HTMLProps, type ReactNode, type Ref } from 'react';

import { layer, motion } from '../../tokens/tokens';
import { DropdownItem, type MenuEntry } from './dropdown-item';
import { beside, panelStyle } from './floating.styles';

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

/** What the trigger has to take over: `(trigger) => <Button {...trigger}>Actions</Button>`. */
export type TriggerProps = HTMLProps<HTMLButtonElement> & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly type: 'button';
  readonly size?: undefined;
};

export interface DropdownProps {
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly items: readonly MenuEntry[];
  /** What the menu is of, when the trigger's words do not say so. */
  readonly label?: string;
  readonly placement?: Placement;
}

/** A menu that opens from a button: arrows, first letters, Escape; eight pixels away, within the window. */
export function Dropdown({ trigger, items, label, placement = 'bottom' }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>([]);
  const [reference, setReference] = useState<HTMLButtonElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, context } = useFloating({
    elements: { reference, floating },
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    middleware: beside,
    whileElementsMounted: autoUpdate,
  });
  const { isMounted, status } = useTransitionStatus(context, { duration: motion.menu });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useRole(context, { role: 'menu' }),
    useDismiss(context),
    useListNavigation(context, { listRef: elements, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: isOpen ? setActive : undefined }),
  ]);

  return (
    <>
      {trigger({ ...getReferenceProps(), ref: setReference, type: 'button' })}
      {isMounted && (
        <FloatingPortal>
          <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
            <Panel
              ref={setFloating}
              data-status={status}
              style={floatingStyles}
              {...getFloatingProps(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
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
                  onDone={() => item.keepsOpen !== true && setOpen(false)}
                />
              ))}
            </Panel>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </>
  );
}
