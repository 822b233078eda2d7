import { ButtonLink } from '../button/button';
import { Stack } from '../layout/layout';
import { Breadcrumb } from './breadcrumb';
import { PageHeader } from './page-header';
import { Pagination } from './pagination';

export const meta = { title: 'Patterns/Page' };

const href = (page: number) => `?page=${page}`;

export function Header() {
  return (
    <PageHeader
      eyebrow="Chapters"
      title="Sixty cities, one community"
      lead="Every chapter is led by two members who live there. Find yours, or begin it."
      actions={<ButtonLink to="/register">Begin a chapter</ButtonLink>}
    />
  );
}

export function BackOffice() {
  return (
    <PageHeader
      size="h2"
      breadcrumb={<Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Areas' }]} />}
      title="Areas of interest"
      actions={
        <ButtonLink to="/admin/areas/new" iconBefore="plus">
          Add an area
        </ButtonLink>
      }
    />
  );
}

export function LongTitle() {
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb
          items={[
            { label: 'Chapters', to: '/chapters' },
            { label: 'San Cristóbal de las Casas y Altos de Chiapas', to: '/chapters/x' },
            { label: 'Encuentro anual' },
          ]}
        />
      }
      title="Encuentro anual de programadoras, diseñadoras y científicas de datos de los Altos de Chiapas"
    />
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
