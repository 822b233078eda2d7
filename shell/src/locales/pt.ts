import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  frame: {
    skip: 'Pular para o conteúdo',
    menu: 'Menu',
    closeMenu: 'Fechar menu',
    mainNavigation: 'Principal',
    sideNavigation: 'Seções',
    account: 'Sua conta',
    signIn: 'Entrar',
    join: 'Participe',
    signOut: 'Sair',
    language: 'Idioma',
    theme: 'Aparência',
    themeSystem: 'Automático',
    themeLight: 'Claro',
    themeDark: 'Escuro',
    cookies: 'Configurações de cookies',
    mission: 'Uma comunidade que conecta, apoia e empodera mulheres latinas na tecnologia.',
    rights: '© {year} {product}. Uma comunidade sem fins lucrativos.',
  },
  loading: 'Carregando',
  validating: 'Validando...',
  remote: {
    title: 'Esta parte não está disponível agora',
    text: 'Não foi possível carregá-la. Todo o resto continua funcionando.',
    broke: 'Algo deu errado nesta parte. Todo o resto continua funcionando.',
    disabled: 'Esta parte está desligada por enquanto.',
  },
  consent: {
    title: 'Cookies',
    text: 'Usamos cookies para sessões e análises. Eles não são compartilhados nem vendidos.',
    accept: 'Aceitar',
    decline: 'Recusar',
    more: 'Política de privacidade',
  },
};
