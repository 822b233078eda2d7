import type { ComponentPropsWithRef, ElementType } from 'react';

import type { Space } from '../tokens/tokens';
import { Column, Middle, Row, Tracks, type widths } from './layout.styles';

interface BoxProps extends ComponentPropsWithRef<'div'> {
  /** The element or component, for example `section` or `ul`. */
  readonly as?: ElementType;
}

export interface StackProps extends BoxProps {
  /** Pixels of the space scale between children; 16 by default. */
  readonly gap?: Space;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Children in a column. */
export function Stack({ gap = 16, align, justify, ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} $justify={justify} {...rest} />;
}

export interface ClusterProps extends Omit<StackProps, 'align'> {
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly isNoWrap?: boolean;
}

/** Children in a row, with wrapping. */
export function Cluster({ gap = 12, align = 'center', justify, isNoWrap, ...rest }: ClusterProps) {
  return <Row $gap={gap} $align={align} $justify={justify} $isNoWrap={isNoWrap} {...rest} />;
}

export interface GridProps extends BoxProps {
  readonly gap?: Space;
  /** Minimum width of a column as CSS length; 17rem by default. */
  readonly min?: string;
  /** Maximum number of columns. */
  readonly columns?: number;
}

/** Equal columns, as many as fit. */
export function Grid({ gap = 24, min = '17rem', columns, ...rest }: GridProps) {
  return <Tracks $gap={gap} $min={min} $columns={columns} {...rest} />;
}

export interface ContainerProps extends BoxProps {
  readonly width?: keyof typeof widths;
}

/** The page's content width in the middle of the window, with margins. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Middle $width={width} {...rest} />;
}
