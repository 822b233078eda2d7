/** Pages that a visitor may open, each without a record. */
export const visitorPaths = [
  '/',
  '/events',
  '/chapters',
  '/chapters/bogota',
  '/about',
  '/about/privacy',
  '/login',
  '/verify-email?user_id=1',
] as const;
