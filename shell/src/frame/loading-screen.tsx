import { keyframes, styled, useTexts } from '@enlace/shared-platform';
import { Mark, Spinner, theme } from '@enlace/shared-ui';

import { useIsLoading, usePastDelay } from '../feedback/loading';
import { texts } from '../texts';

/** Milliseconds before the screen shows (docs/SPECIFICATION.md, section 9, lazy-load delay). */
const delay = 200;

/**
 * A pulsing icon and the text Loading; the spinner only while the loading flag is on (docs/SPECIFICATION.md, section
 * 2).
 */
export function LoadingScreen() {
  const t = useTexts(texts);
  const isPast = usePastDelay(delay);
  const isLoading = useIsLoading();
  return (
    <Frame aria-busy="true">
      {isPast && (
        <div role="status">
          <Pulse>
            <Mark size={56} />
          </Pulse>
          <p>{t('loading')}</p>
          {isLoading && <Spinner />}
        </div>
      )}
    </Frame>
  );
}

const pulse = keyframes`
  50% { opacity: 0.35; transform: scale(0.94); }
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  /* As tall as the window, so that the footer does not jump when the page takes its place. */
  min-height: 100vh;
  text-align: center;
  color: ${theme.color.inkSoft};
`;

const Pulse = styled.div`
  display: grid;
  place-items: center;
  margin-bottom: ${theme.space[12]};
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
