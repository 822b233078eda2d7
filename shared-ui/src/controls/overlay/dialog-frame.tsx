import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { styled, useTexts } from '@enlace/shared-platform';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../button/icon-button';
import { uiTexts } from '../../texts';
import { color, layer, motion, radius, shadow, space, textSize } from '../../tokens/tokens';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the close button, and as `isDismissible` allows. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly footer?: ReactNode;
  /**
   * Whether Escape and a press outside close it; `byKey` (default) where an accidental press would lose input. False
   * only while a write of the dialog is running.
   */
  readonly isDismissible?: boolean | 'byKey';
  /** Element that receives the focus first; the dialog itself by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

const Ground = styled.div<{ readonly $isSide: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${({ $isSide }) => ($isSide ? layer.drawer : layer.modal)};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: ${({ $isSide }) => ($isSide ? 'stretch end' : 'center')};
  overflow-y: auto;
  padding: ${({ $isSide }) => ($isSide ? 0 : space[16])};
  background: ${color.scrim};
  animation: e-in ${motion.hover}ms;
`;

const Sheet = styled.div<{ readonly $width: string; readonly $isSide: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $width }) => $width};
  max-height: ${({ $isSide }) => ($isSide ? '100dvh' : 'calc(100dvh - 2rem)')};
  border-radius: ${({ $isSide }) => ($isSide ? `${radius.card} 0 0 ${radius.card}` : radius.card)};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  animation: ${({ $isSide }) => ($isSide ? 'e-slide' : 'e-rise')} ${motion.hover}ms ${motion.ease};
  &:focus {
    outline: none;
  }
  @keyframes e-rise {
    from {
      transform: translateY(12px);
    }
  }
  @keyframes e-slide {
    from {
      transform: translateX(24px);
    }
  }
`;

const Head = styled.header`
  display: flex;
  gap: ${space[16]};
  align-items: start;
  justify-content: space-between;
  padding: ${space[20]} ${space[16]} ${space[8]} ${space[24]};
  > h2 {
    padding-top: 0.25em;
    font-size: ${textSize.h3};
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[8]} ${space[24]} ${space[24]};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: flex-end;
  padding: ${space[16]} ${space[24]};
  border-top: 1px solid ${color.line};
`;

let locks = 0;

/** The page behind does not scroll while dialogs are open. */
function useScrollLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    locks += 1;
    const { style } = document.body;
    // The space of the scroll bar stays, so that nothing behind the dialog moves.
    if (locks === 1) style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = style.paddingRight = '';
    };
  }, [isOn]);
}

/**
 * Focuses the title when the focused element is removed from the open dialog: the focus would be lost to the page. The
 * focus manager's `restoreFocus` does this only for a floating element with a reference element.
 */
function useFocusAfterRemoval(floating: HTMLElement | null, title: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (floating === null) return undefined;
    let focusedElement = document.activeElement;
    const handleFocusIn = () => {
      focusedElement = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && focusedElement?.isConnected === false;
      if (isLost) title.current?.focus({ preventScroll: true });
    });
    floating.addEventListener('focusin', handleFocusIn);
    observer.observe(floating, { childList: true, subtree: true });
    return () => {
      floating.removeEventListener('focusin', handleFocusIn);
      observer.disconnect();
    };
  }, [floating, title]);
}

/** The common frame of modal and drawer: ground, focus inside and restored, page behind fixed. */
export function DialogFrame(props: DialogProps & { readonly width: string; readonly isSide: boolean }) {
  const { isOpen, onClose, title, children, footer, isDismissible = 'byKey', initialFocus, width, isSide } = props;
  const t = useTexts(uiTexts);
  const titleId = useId();
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { context } = useFloating({
    open: isOpen,
    onOpenChange: (next) => !next && onClose(),
    elements: { floating },
  });
  const dismiss = useDismiss(context, {
    enabled: isDismissible !== false,
    outsidePress: isDismissible === true,
    outsidePressEvent: 'mousedown',
  });
  const { getFloatingProps } = useInteractions([useRole(context, { role: 'dialog' }), dismiss]);
  const titleElement = useRef<HTMLHeadingElement>(null);
  useScrollLock(isOpen);
  useFocusAfterRemoval(floating, titleElement);
  // Moves the focus at once, one frame before the focus manager, so that the first typed letters arrive.
  useLayoutEffect(() => {
    if (floating === null || floating.contains(document.activeElement)) return;
    (initialFocus?.current ?? floating).focus({ preventScroll: true });
  }, [floating, initialFocus]);
  if (!isOpen) return null;
  return (
    <FloatingPortal>
      <Ground $isSide={isSide}>
        <FloatingFocusManager context={context} initialFocus={-1}>
          <Sheet
            ref={setFloating}
            {...getFloatingProps()}
            tabIndex={-1}
            aria-modal
            aria-hidden={false}
            aria-labelledby={titleId}
            $width={width}
            $isSide={isSide}
          >
            <Head>
              <h2 id={titleId} ref={titleElement} tabIndex={-1}>
                {title}
              </h2>
              <IconButton icon="close" label={t('close')} onClick={onClose} />
            </Head>
            <Body>{children}</Body>
            {footer !== undefined && footer !== null && footer !== false && <Foot>{footer}</Foot>}
          </Sheet>
        </FloatingFocusManager>
      </Ground>
    </FloatingPortal>
  );
}
