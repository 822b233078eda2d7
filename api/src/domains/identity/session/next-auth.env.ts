/**
 * Makes the session library read its origin from forwarded headers. It is called with headers made from PUBLIC_URL,
 * never with those of the request. Several instances with different addresses can therefore run in one process.
 */
export function trustHandedOrigin(): void {
  delete process.env['NEXTAUTH_URL'];
  process.env['AUTH_TRUST_HOST'] = '1';
}
