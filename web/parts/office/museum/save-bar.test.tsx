import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/parts/museum-editor.ts';
import { SaveBar } from './save-bar.tsx';

const page = { slug: 'museo', refusals: {}, ask: () => Promise.reject(new Error('not asked')) };
const shown = (changed: MuseumPart[]) =>
  renderToStaticMarkup(
    <PageAround>
      <SaveBar {...{ texts, changed }} check={() => true} onLook={() => {}} page={page} />
    </PageAround>,
  );

test('an untouched form shows no errors and has no preview', () => {
  const bar = shown([]);
  expect(bar).toContain(texts.same);
  expect(bar).toContain('aria-disabled="true"');
});

test('changed parts are named and can be previewed', () => {
  expect(shown(['seasons'])).toContain('Muuttuu: Aukioloajat');
  expect(shown(['seasons', 'prices', 'access'])).toContain(
    'Muuttuu: Aukioloajat, Pääsylippu ja Esteettömyys',
  );
  expect(shown(['seasons'])).not.toContain('aria-disabled');
});
