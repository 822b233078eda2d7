import { styled, useTexts } from '@enlace/shared-platform';
import { TextInput, tokens, VisuallyHidden, type TextInputProps } from '@enlace/shared-ui';
import { useState, useSyncExternalStore } from 'react';

import { formTexts } from '../texts';

const { color, radius, space, textSize } = tokens;

const never = () => () => undefined;

/** A password that the user can show. The button appears with the scripts, because it needs them. */
export function PasswordControl(props: TextInputProps) {
  const t = useTexts(formTexts);
  const [isShown, setShown] = useState(false);
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Around>
      <TextInput {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      {isReady && (
        <Toggle type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'password.hide' : 'password.show')}
          <VisuallyHidden> {t('password.what')}</VisuallyHidden>
        </Toggle>
      )}
    </Around>
  );
}

const Around = styled.span`
  position: relative;
  display: block;
  input {
    padding-inline-end: 5.5rem;
  }
  /* Edge has a button of its own. */
  input::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: ${space[4]};
  inset-inline-end: ${space[4]};
  min-width: 4.5rem;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.link};
  font-weight: 600;
  font-size: ${textSize.small};
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;
