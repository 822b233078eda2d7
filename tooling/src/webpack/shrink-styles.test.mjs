import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shrinkStyles } from './shrink-styles.cjs';

const shrink = (source) => shrinkStyles(source, 'a.tsx');

test('CSS loses its line breaks, beside expressions and in nested rules too', () => {
  assert.equal(
    shrink(
      'const A = styled(Link).attrs({ a })`\n  margin: 0\n    auto;\n  ${wide}\n  &:hover {\n    color: ${red};\n  }\n`;',
    ),
    'const A = styled(Link).attrs({ a })` margin:0 auto;${wide} &:hover{color:${red}}`;',
  );
});

test('CSS inside the expression of a template is shrunk, the code around it is not', () => {
  assert.equal(
    shrink('const B = styled.p`\n  ${({ $wide }) =>\n    $wide &&\n    css`\n      width: 1px;\n    `}\n`;'),
    'const B = styled.p` ${({ $wide }) =>\n    $wide &&\n    css` width:1px;`} `;',
  );
});

test('comments and needless spaces go, quoted text stays', () => {
  assert.equal(
    shrink(
      'const A = styled.p`\n  /* why: a, b */\n  font: 600 1rem / 1.4 ${font}, serif;\n  &::after { content: ", : "; }\n`;',
    ),
    'const A = styled.p` font:600 1rem / 1.4 ${font},serif;&::after{content:", : "}`;',
  );
});

test('other templates keep their line breaks', () => {
  const source = 'const text = styled.p`` && `one\n  two`;\nconst sql = tag`a\n  b`;';
  assert.equal(shrink(source), source);
});
