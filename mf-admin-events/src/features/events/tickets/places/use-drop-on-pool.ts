import { useRef, useState, type PointerEvent } from 'react';

const poolAt = (x: number, y: number): number | null => {
  const pool = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pool]')?.dataset['pool'];
  return pool === undefined ? null : Number(pool);
};

/**
 * Watches the drag of a ticket: dropped on a pool, it gets the pool, and the drag does not change the order.
 * @param onDrop the ticket and the pool
 */
export function useDropOnPool(onDrop: (ticketId: number, poolId: number) => void) {
  const [target, setTarget] = useState<number | null>(null);
  /** Whether the drag that ends now was a drop on a pool. */
  const isDrop = useRef(false);
  const watch = (event: PointerEvent, ticketId: number) => {
    if (event.button > 0) return;
    isDrop.current = false;
    const leave = new AbortController();
    const options = { signal: leave.signal };
    const end = () => {
      leave.abort();
      setTarget(null);
    };
    window.addEventListener('pointermove', ({ clientX, clientY }) => setTarget(poolAt(clientX, clientY)), options);
    window.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const pool = poolAt(clientX, clientY);
        isDrop.current = pool !== null;
        end();
        // After the other listeners of this event: a later move by the keys is no drop.
        setTimeout(() => (isDrop.current = false));
        if (pool !== null) onDrop(ticketId, pool);
      },
      options,
    );
    window.addEventListener('pointercancel', end, options);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  };
  return { target, watch, isDrop };
}
