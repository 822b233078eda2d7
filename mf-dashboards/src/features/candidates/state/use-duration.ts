import { useMinute } from '@enlace/shared-admin';
import { useFormats } from '@enlace/shared-platform';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a function that words the time since an instant, such as “5 days”. */
export function useDuration(): (instant: string) => string {
  const { number } = useFormats();
  const now = useMinute();
  return (instant) => {
    const milliseconds = Math.max(now - Date.parse(instant), minute);
    const [unit, length] =
      milliseconds < hour
        ? (['minute', minute] as const)
        : milliseconds < day
          ? (['hour', hour] as const)
          : (['day', day] as const);
    return number(Math.floor(milliseconds / length), { style: 'unit', unit, unitDisplay: 'long' });
  };
}
