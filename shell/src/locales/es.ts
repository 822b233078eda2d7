import type { SameKeys } from '@enlace/shared-platform';

import type { en } from './en';

export const texts: SameKeys<typeof en> = {
  frame: {
    skip: 'Saltar al contenido',
    menu: 'Menú',
    closeMenu: 'Cerrar menú',
    mainNavigation: 'Principal',
    sideNavigation: 'Secciones',
    account: 'Tu cuenta',
    signIn: 'Iniciar sesión',
    join: 'Únete',
    signOut: 'Cerrar sesión',
    language: 'Idioma',
    theme: 'Apariencia',
    themeSystem: 'Automático',
    themeLight: 'Claro',
    themeDark: 'Oscuro',
    cookies: 'Configuración de cookies',
    mission: 'Una comunidad que conecta, apoya y empodera a las mujeres latinas en tecnología.',
    rights: '© {year} {product}. Una comunidad sin fines de lucro.',
  },
  loading: 'Cargando',
  validating: 'Validando...',
  remote: {
    title: 'Esta parte no está disponible en este momento',
    text: 'No se pudo cargar. Todo lo demás sigue funcionando.',
    broke: 'Algo falló en esta parte. Todo lo demás sigue funcionando.',
    disabled: 'Esta parte está desactivada por ahora.',
  },
  consent: {
    title: 'Cookies',
    text: 'Usamos cookies para las sesiones y la analítica. No se comparten ni se venden.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    more: 'Política de privacidad',
  },
};
