import { useNavigate } from '@enlace/shared-platform';

type Choice = Readonly<Record<string, string | number>>;

export interface PanelAddress {
  /** The address with a choice; an empty text removes a choice. */
  readonly addressOf: (choice: Choice) => string;
  /** Replaces the address by one with a choice. */
  readonly open: (choice: Choice) => void;
}

/** The addresses of a tab of a record whose choices are in the query. */
export function usePanelAddress(panel: string, currentChoice: Choice): PanelAddress {
  const navigate = useNavigate();
  const addressOf = (choice: Choice): string => {
    const next = new URLSearchParams({ panel });
    for (const [name, value] of Object.entries({ ...currentChoice, ...choice }))
      if (value !== '') next.set(name, String(value));
    return `?${next.toString()}`;
  };
  const open = (choice: Choice) =>
    void navigate({ search: addressOf(choice) }, { replace: true, preventScrollReset: true });
  return { addressOf, open };
}
