/** Pages that a visitor can open without a record. */
export const visitorPaths = [
  '/',
  '/events',
  '/chapters',
  '/chapters/bogota',
  '/news',
  '/pages/code-of-conduct',
  '/about',
  '/about/privacy',
  '/contact',
  '/register',
  '/register/latina',
  '/login',
  '/verify-email?user_id=1',
] as const;
