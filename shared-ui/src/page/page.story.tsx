import { Stack } from '../layout/layout';
import { Breadcrumb } from './breadcrumb';
import { Pagination } from './pagination';

export const meta = { title: 'Patterns/Page' };

const href = (page: number) => `?page=${page}`;

export function Breadcrumbs() {
  return (
    <Stack gap={24}>
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Areas' }]} />
      <Breadcrumb
        items={[
          { label: 'Chapters', to: '/chapters' },
          { label: 'San Cristóbal de las Casas y Altos de Chiapas', to: '/chapters/x' },
          { label: 'Encuentro anual' },
        ]}
      />
    </Stack>
  );
}

export function Pages() {
  return (
    <Stack gap={24}>
      <Pagination page={1} pageCount={3} href={href} label="Few pages" />
      <Pagination page={7} pageCount={42} href={href} label="Many pages" />
      <Pagination page={42} pageCount={42} href={href} label="Last page" />
    </Stack>
  );
}
