export { isActorChecked, selectAuth, selectViewer } from './auth/auth.selectors';
export {
  accessDenied,
  actorRequested,
  errorSet,
  loginRequested,
  loginSucceeded,
  logoutRequested,
  logoutSucceeded,
  sessionChanged,
  sessionExpired,
  signInCompleted,
} from './auth/auth.slice';
export type { AuthState } from './auth/auth.slice';
export { authSlice } from './auth/injected-slice';
export { useAuth, useViewer } from './auth/use-auth';
export type { AuthHook } from './auth/use-auth';
export { decideAccess, loginPath } from './guard/decide-access';
export type { Access, AccessQuestion } from './guard/decide-access';
export { createHttpPort } from './http/create-http-port';
export { toAppError } from './http/to-app-error';
export { getCsrfToken, getProviders, getSession } from './session/session-client';
export type { ClientSafeProvider, GetSessionParams, Session } from './session/session-client';
export { leaveImpersonation, readImpersonation, startImpersonation } from './session/impersonation';
export type { Impersonation } from './session/impersonation';
export { recallNewAccount, rememberNewAccount } from './session/new-account';
export type { NewAccount } from './session/new-account';
export { SessionProvider } from './session/session-provider';
export type { SessionContextValue, SessionProviderProps } from './session/session-provider';
export { signIn, signOut } from './session/sign-in-out';
export type { SignInOptions, SignInResponse, SignOutOptions } from './session/sign-in-out';
export { useSession } from './session/use-session';
export type { UseSessionOptions } from './session/use-session';
