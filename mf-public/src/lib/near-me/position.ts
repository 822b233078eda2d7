/** A place on the earth, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type PositionFault = 'refused' | 'unknown';

/** Time that the browser has for a position, in ms. */
const timeLimitMs = 10_000;
/** A position of this age is good enough, in ms. */
const oldestMs = 600_000;
const permissionDenied = 1;

/**
 * The user's position, rounded to a tenth of a degree (about 11 km). The browser asks for permission. The position stays
 * in the browser.
 */
export function readPosition(): Promise<Position | PositionFault> {
  if (!('geolocation' in navigator)) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: roundTenth(coords.latitude), longitude: roundTenth(coords.longitude) }),
      ({ code }) => resolve(code === permissionDenied ? 'refused' : 'unknown'),
      { enableHighAccuracy: false, timeout: timeLimitMs, maximumAge: oldestMs },
    );
  });
}

const roundTenth = (degrees: number): number => Math.round(degrees * 10) / 10;

const earthRadiusKm = 6371;
const radians = Math.PI / 180;

/** Distance on the surface of the earth in whole kilometres. */
export function distanceKm(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(((b - a) * radians) / 2) ** 2;
  const shares =
    half(from.latitude, to.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(from.longitude, to.longitude);
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(shares))));
}
