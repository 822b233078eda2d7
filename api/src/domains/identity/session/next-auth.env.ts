/**
 * The session library takes its origin from its environment, or, when told to trust it, from the forwarded headers it
 * is handed. We hand it headers made from PUBLIC_URL, never those of the request, so several instances with different
 * addresses can live in one process.
 */
export function trustHandedOrigin(): void {
  delete process.env['NEXTAUTH_URL'];
  process.env['AUTH_TRUST_HOST'] = '1';
}
