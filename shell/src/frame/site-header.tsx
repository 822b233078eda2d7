import { selectViewer } from '@enlace/shared-auth';
import { useLocation, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Icon, Mark, PlainLink } from '@enlace/shared-ui';
import { Suspense } from 'react';

import { LanguageSelect } from '../preferences/language-select';
import { isCurrent } from '../routing/navigation';
import { useNavigation } from '../routing/use-navigation';
import { useServices } from '../services';
import { texts } from '../texts';
import { lazily } from './lazily';
import { Bar, Brand, Links, Panel, Search, Toggle, Tools } from './site-header.styles';
import { useOpenHere } from './use-open-here';

const AccountMenu = lazily(
  'account-menu',
  async () => (await import(/* webpackChunkName: "account-menu" */ './account-menu')).AccountMenu,
);

/** In the file of the menu: visitors have no bell. */
const BellPlace = lazily(
  'bell',
  async () => (await import(/* webpackChunkName: "account-menu" */ './bell-place')).BellPlace,
);
const noBell = () => null;

/** Wordmark, public pages, language and account; becomes a panel below 80 em. */
export function SiteHeader() {
  const t = useTexts(texts);
  const { boot } = useServices();
  const { pathname } = useLocation();
  const viewer = useSelector(selectViewer);
  const [isOpen, setOpen] = useOpenHere('site-menu');
  const itemsAt = useNavigation();
  const items = itemsAt('main', 'public');
  const search = itemsAt('footer', 'public').find(({ path }) => path === '/search');
  return (
    <Bar>
      <Brand to="/">
        <Mark size={28} />
        {boot.productName}
      </Brand>
      {viewer !== null && (
        <Suspense fallback={null}>
          <BellPlace fallback={noBell} />
        </Suspense>
      )}
      <Toggle type="button" aria-expanded={isOpen} aria-controls="site-menu" onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'close' : 'menu'} />
        {t(isOpen ? 'frame.closeMenu' : 'frame.menu')}
      </Toggle>
      <Panel id="site-menu" data-open={isOpen}>
        <nav aria-label={t('frame.mainNavigation')}>
          <Links>
            {items.map(({ path, label }) => (
              <li key={path}>
                <PlainLink to={path} {...(isCurrent(path, pathname, items) ? { 'aria-current': 'page' as const } : {})}>
                  {label}
                </PlainLink>
              </li>
            ))}
          </Links>
        </nav>
        <Tools>
          {search && (
            <Search to={search.path} aria-label={search.label}>
              <Icon name="search" />
              {search.label}
            </Search>
          )}
          <LanguageSelect />
          {viewer === null ? (
            <Links as="div">
              <PlainLink to="/login">{t('frame.signIn')}</PlainLink>
            </Links>
          ) : (
            <Suspense fallback={null}>
              <AccountMenu
                viewer={viewer}
                fallback={(retry) => (
                  <Button variant="secondary" onClick={retry}>
                    {viewer.name}
                  </Button>
                )}
              />
            </Suspense>
          )}
        </Tools>
      </Panel>
      {viewer === null && <ButtonLink to="/register">{t('frame.join')}</ButtonLink>}
    </Bar>
  );
}
