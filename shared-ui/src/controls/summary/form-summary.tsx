import { styled } from '@enlace/shared-platform';
import { useEffect, useRef, type MouseEvent } from 'react';

import { color, radius, space, textSize } from '../../tokens/tokens';
import { useControlTexts } from '../texts';

const Box = styled.div`
  padding: ${space[20]} ${space[24]};
  border-left: 4px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  h2 {
    margin-bottom: ${space[8]};
    font-size: ${textSize.h4};
  }
  a {
    color: ${color.dangerInk};
  }
  li + li {
    margin-top: ${space[4]};
  }
`;

export interface FormSummaryProps {
  /**
   * One entry for each field with an error; `id` is that of the `FormField`. Without an id: an error of the whole
   * form.
   */
  readonly errors: readonly { readonly id?: string; readonly message: string }[];
  /** Number of submit attempts; each new one moves the focus to the summary. */
  readonly attempt?: number;
}

/** The errors of a sent form, with links to the fields. It takes the focus, so that users notice it. */
export function FormSummary({ errors, attempt = 0 }: FormSummaryProps) {
  const t = useControlTexts();
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  if (!isShown) return null;
  const goTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const field = document.getElementById(id);
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>{t('summary', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id ?? ''} ${message}`}>
            {id === undefined ? (
              message
            ) : (
              <a href={`#${id}`} onClick={goTo(id)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
