import { logoutRequested, selectAuth } from '@enlace/shared-auth';
import type { Viewer } from '@enlace/shared-contract/access';
import { styled, useDispatch, useLocale, useSelector, useTexts } from '@enlace/shared-platform';
import { Avatar, Icon, PlainLink, theme } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import { useNavigation } from '../routing/use-navigation';
import { sessionEnd } from '../session/session-end';
import { texts } from '../texts';
import { officeWords } from './office-words';
import { useOpenHere } from './use-open-here';

export interface AccountMenuProps {
  readonly viewer: Viewer;
}

/** Menu of the signed-in user: areas, the first page of the back office that the user may open, and sign-out. */
export function AccountMenu({ viewer }: AccountMenuProps) {
  const t = useTexts(texts);
  const dispatch = useDispatch();
  const { user } = useSelector(selectAuth);
  const [isOpen, setOpen] = useOpenHere('account-menu');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
    };
  }, [isOpen, setOpen]);
  const handleSignOut = () => {
    sessionEnd.set('own');
    dispatch(logoutRequested());
  };
  const { locale } = useLocale();
  const itemsAt = useNavigation();
  const items = itemsAt('account', 'public', 'dashboard', 'admin');
  const [office] = itemsAt('main', 'admin');
  return (
    <Place ref={place}>
      <Opener type="button" aria-expanded={isOpen} aria-controls="account-menu" onClick={() => setOpen(!isOpen)}>
        <Avatar name={viewer.name} src={user?.avatar?.url} size={32} isDecorative />
        <span>{shortName(viewer.name)}</span>
        <Icon name="chevronDown" />
      </Opener>
      {isOpen && (
        <Menu id="account-menu" aria-label={t('frame.account')}>
          <li>{viewer.name}</li>
          {items.map(({ path, label }) => (
            <li key={path}>
              <PlainLink to={path}>{label}</PlainLink>
            </li>
          ))}
          {office !== undefined && (
            <li>
              <PlainLink to={office.path}>{officeWords[locale]}</PlainLink>
            </li>
          )}
          <li>
            <button type="button" onClick={handleSignOut}>
              {t('frame.signOut')}
            </button>
          </li>
        </Menu>
      )}
    </Place>
  );
}

/** The first name, with the abbreviations in front of it: `Ma. Fernanda`. A whole name is wider than the header. */
const shortName = (name: string) => /^(?:\S+\.\s+)*\S+/.exec(name)?.[0] ?? name;

const Place = styled.div`
  position: relative;
`;

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  max-width: 12rem;
  min-height: 2.75rem;
  padding: 0 ${theme.space[12]} 0 ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-weight: 600;
  cursor: pointer;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Menu = styled.ul`
  position: absolute;
  right: 0;
  top: calc(100% + ${theme.space[8]});
  z-index: ${theme.layer.menu};
  min-width: 14rem;
  max-height: calc(100dvh - 5.5rem);
  padding: ${theme.space[8]};
  overflow-y: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  color: ${theme.color.ink};
  box-shadow: ${theme.shadow.middle};
  li:first-child {
    padding: ${theme.space[8]} ${theme.space[12]};
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 2.75rem;
    padding: 0 ${theme.space[12]};
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: ${theme.color.sunken};
  }
`;
