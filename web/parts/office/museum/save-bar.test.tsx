import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import { texts } from '../../../texts/fi/parts/museum-editor.ts';
import { SaveBar } from './save-bar.tsx';

const page = { slug: 'museo', refusals: {}, ask: () => Promise.reject(new Error('not asked')) };
const shown = (changed: MuseumPart[], fault: string | null) =>
  renderToStaticMarkup(<SaveBar {...{ texts, changed, fault }} onLook={() => {}} page={page} />);

test('a form that nobody has touched is not called wrong, and has nothing to look at', () => {
  const bar = shown([], texts.unread);
  expect(bar).toContain(texts.same);
  expect(bar).not.toContain(texts.unread);
  expect(bar).toContain('aria-disabled="true"');
});

test('what was typed can be looked at once nothing in it is wrong', () => {
  expect(shown(['seasons'], texts.unread)).toContain(texts.unread);
  expect(shown(['seasons'], texts.unread)).toContain('aria-disabled="true"');
  expect(shown(['seasons'], null)).toContain('Muuttuu: Aukioloajat');
  expect(shown(['seasons'], null)).not.toContain('aria-disabled');
});
