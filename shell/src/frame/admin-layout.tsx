import { selectViewer } from '@enlace/shared-auth';
import { useLocation, useSelector, useTexts } from '@enlace/shared-platform';
import { Icon, Mark, SkipLink } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { LanguageSelect } from '../preferences/language-select';
import { ThemeSelect } from '../preferences/theme-select';
import { groupsOf } from '../routing/navigation';
import { useNavigation } from '../routing/use-navigation';
import { useServices } from '../services';
import { texts } from '../texts';
import { AccountMenu } from './account-menu';
import { Body, Entries, Foot, GroupTitle, House, Side, SideMenu, Top } from './admin-layout.styles';
import { BellPlace } from './bell-place';
import { PaletteDoor } from './palette-door';
import { SideEntry } from './side-entry';
import { Brand, Toggle } from './site-header.styles';
import { useOpenHere } from './use-open-here';

export interface AdminLayoutProps {
  readonly children: ReactNode;
}

/** Layout `admin`: a side bar with the pages of the back office, and ways to the figures and the own page. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const t = useTexts(texts);
  const { boot } = useServices();
  const { pathname } = useLocation();
  const viewer = useSelector(selectViewer);
  const [isOpen, setOpen] = useOpenHere('side-menu');
  const items = useNavigation()('main', 'dashboard', 'admin');
  return (
    <House data-layout="admin">
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <Side>
        <Top>
          <Brand to="/">
            <Mark size={24} />
            {boot.productName}
          </Brand>
          <BellPlace />
          <PaletteDoor />
          <Toggle type="button" aria-expanded={isOpen} aria-controls="side-menu" onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? 'close' : 'menu'} />
            {t('frame.menu')}
          </Toggle>
        </Top>
        <SideMenu id="side-menu" data-open={isOpen}>
          <nav aria-label={t('frame.sideNavigation')}>
            {groupsOf(items).map(({ group, entries }) => (
              <Entries key={group ?? ''} aria-label={group}>
                {group !== undefined && <GroupTitle aria-hidden="true">{group}</GroupTitle>}
                {entries.map((item) => (
                  <SideEntry key={item.path} item={item} items={items} pathname={pathname} />
                ))}
              </Entries>
            ))}
          </nav>
          <Foot>
            <LanguageSelect />
            <ThemeSelect />
            {viewer !== null && <AccountMenu viewer={viewer} />}
          </Foot>
        </SideMenu>
      </Side>
      <Body id="main" tabIndex={-1}>
        {children}
      </Body>
    </House>
  );
}
