import { useNavigate, useSearchParams } from '@enlace/shared-platform';

/** Commands for an open record that the palette offers; the address contains the chosen one as `do`. */
export type RecordCommand = 'publish' | 'unpublish' | 'delete';

/** Whether the address contains a command, and a function that removes it. A command only opens a confirmation. */
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
