import { useFormats } from '@enlace/shared-platform';

/** Writes a number of bytes in megabytes. */
export function useFileSize(): (bytes: number) => string {
  const { number } = useFormats();
  return (bytes) =>
    number(Math.max(bytes / 1e6, 0.01), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 1e6 ? 2 : 1,
    });
}
