import { useLocale, useLocation, useTexts } from '@enlace/shared-platform';
import { Icon, PlainLink, SkipLink } from '@enlace/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';

import { ThemeSelect } from '../preferences/theme-select';
import { useNavigation } from '../routing/use-navigation';
import { texts } from '../texts';
import { Area, Body, Entries, Foot, House, Side } from './member-layout.styles';
import { officeWords } from './office-words';
import { SideEntry } from './side-entry';
import { SiteHeader } from './site-header';

export interface MemberLayoutProps {
  readonly children: ReactNode;
}

// The same element: a page that arrives draws it only when it changes.
const header = <SiteHeader />;

/** Layout `dashboard`: the header of the site, and beside the page the sections of the member area. */
export function MemberLayout({ children }: MemberLayoutProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const itemsAt = useNavigation();
  const accountItems = itemsAt('account', 'dashboard');
  const items = [
    ...accountItems,
    ...itemsAt('main', 'dashboard').filter(({ path }) => accountItems.every((item) => item.path !== path)),
  ];
  const [office] = itemsAt('main', 'admin');
  const current = useCurrentInSight(pathname);
  return (
    <House data-layout="dashboard">
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      {header}
      <Area>
        <Side>
          <nav aria-label={t('frame.sideNavigation')}>
            <Entries ref={current}>
              {items.map((item) => (
                <SideEntry key={item.path} item={item} items={items} pathname={pathname} />
              ))}
              {office !== undefined && (
                <li>
                  <PlainLink to={office.path}>
                    <Icon name="settings" />
                    {officeWords[locale]}
                  </PlainLink>
                </li>
              )}
            </Entries>
          </nav>
          <Foot>
            {t('frame.theme')}
            <ThemeSelect />
          </Foot>
        </Side>
        <Body id="main" tabIndex={-1}>
          {children}
        </Body>
      </Area>
    </House>
  );
}

/** On a narrow window the sections are one row that scrolls: the current one is moved into sight. */
function useCurrentInSight(pathname: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (entry === null || entry === undefined || list.current === null) return;
    list.current.scrollLeft = entry.offsetLeft - list.current.offsetLeft - 16;
  }, [pathname]);
  return list;
}
