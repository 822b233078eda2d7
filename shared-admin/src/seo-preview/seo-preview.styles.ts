import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

import { searchFont } from './measure-text';

export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[12]};
  min-width: 0;
  margin-bottom: ${theme.space[20]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  font-size: ${theme.textSize.small};
  > strong {
    flex: 1 1 12rem;
  }
`;

/** A search result in the fonts of a search engine; it scrolls if it is wider than the window. */
export const Result = styled.article`
  overflow-x: auto;
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-family: ${searchFont};
  > p {
    width: 600px;
  }
  > [data-part='title'] {
    margin-block: 0.375rem 0.25rem;
    color: ${theme.color.link};
    font-size: 20px;
    line-height: 1.3;
    white-space: nowrap;
  }
  > [data-part='description'] {
    color: ${theme.color.inkSoft};
    font-size: 14px;
    line-height: 1.58;
  }
  &[data-device='phone'] {
    width: min(100%, 23.5rem);
    > p {
      width: auto;
    }
    > [data-part='title'] {
      font-size: 18px;
      white-space: normal;
    }
  }
`;

export const Crumbs = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  min-width: 0;
  > span {
    min-width: 0;
    color: ${theme.color.inkSoft};
    font-size: 12px;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    color: ${theme.color.ink};
    font-weight: 400;
    font-size: 14px;
  }
`;

export const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${theme.color.plumSoft};
  color: ${theme.color.plumInk};
  font-weight: 700;
`;

export const Card = styled.article`
  --picture-radius: 0;
  overflow: hidden;
  width: min(100%, 31.25rem);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

export const CardWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[16]};
  font-size: ${theme.textSize.small};
  line-height: 1.4;
  > small,
  > span {
    color: ${theme.color.inkSoft};
  }
  > b,
  > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[24]};
  font-size: ${theme.textSize.small};
`;

export const Fact = styled.div`
  > dt {
    font-weight: 600;
  }
  > dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[4]} ${theme.space[8]};
    align-items: center;
    margin: 0;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
`;
