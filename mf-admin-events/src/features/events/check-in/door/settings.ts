/** What a device keeps about its place; nothing of it is about guests. */
export interface DoorSettings {
  readonly gate: string;
  readonly device: string;
  readonly mode: 'standard' | 'express';
  readonly hasSound: boolean;
  readonly hasVibration: boolean;
  readonly cameraId: string;
  readonly listId: number | null;
}

const keyOf = (eventId: number) => `enlace_check_in_${eventId}`;

/** The stored settings; fields that are missing or invalid get their usual value. */
export function readSettings(eventId: number): DoorSettings {
  const { gate, device, mode, hasSound, hasVibration, cameraId, listId } = readFields(keyOf(eventId));
  return {
    gate: textOf(gate),
    device: textOf(device) || `Device ${crypto.randomUUID().slice(0, 4).toUpperCase()}`,
    mode: mode === 'standard' ? 'standard' : 'express',
    hasSound: hasSound !== false,
    hasVibration: hasVibration !== false,
    cameraId: textOf(cameraId),
    listId: typeof listId === 'number' ? listId : null,
  };
}

export function writeSettings(eventId: number, settings: DoorSettings): void {
  try {
    localStorage.setItem(keyOf(eventId), JSON.stringify(settings));
  } catch {
    // Without a storage, the settings last as long as the page.
  }
}

type Fields = Readonly<Partial<Record<keyof DoorSettings, unknown>>>;

function readFields(key: string): Fields {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
