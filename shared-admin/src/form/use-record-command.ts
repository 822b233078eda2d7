import type { RecordCommand } from '@enlace/shared-contract/platform';
import { useNavigate, useSearchParams } from '@enlace/shared-platform';

/** Whether the address contains a command of the palette as `do`, and a function that removes it. A command only opens a confirmation. */
export function useRecordCommand(command: RecordCommand): readonly [boolean, () => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const clear = () => {
    const next = new URLSearchParams(search);
    next.delete('do');
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  return [search.get('do') === command, clear];
}
