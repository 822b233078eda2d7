import type { LocalizedText } from './text';

/** A page that the shell itself draws: no remote may take its path, and the gateway answers it with 200. */
export interface ShellPage {
  readonly name: 'login' | 'forgot-password' | 'reset-password' | 'verify-email';
  readonly path: string;
  readonly title: LocalizedText;
  /** Pages without search engines. */
  readonly noindex: true;
}

/** The shell's session screens, in one place for gateway, shell and the check of a release's paths. */
export const shellPages: readonly ShellPage[] = [
  { name: 'login', path: '/login', title: { en: 'Sign in', es: 'Iniciar sesión', pt: 'Entrar' }, noindex: true },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    title: { en: 'Forgot password', es: 'Olvidé mi contraseña', pt: 'Esqueci minha senha' },
    noindex: true,
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    title: { en: 'Reset password', es: 'Restablecer contraseña', pt: 'Redefinir senha' },
    noindex: true,
  },
  {
    name: 'verify-email',
    path: '/verify-email',
    title: { en: 'Verify e-mail', es: 'Verificar correo', pt: 'Verificar e-mail' },
    noindex: true,
  },
];

/** Title of the shell's not-found page. */
export const notFoundTitle: LocalizedText = {
  en: 'Page not found',
  es: 'Página no encontrada',
  pt: 'Página não encontrada',
};
