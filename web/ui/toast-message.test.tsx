import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToastMessage } from './toast-message.tsx';

const receipt = { text: 'kuitti', href: '/kuitti' };
const card = { text: 'kortti', href: '/oma' };

test.each([
  ['nothing', '', [], ''],
  ['a sentence', 'Valmis.', [], '<p>Valmis.</p>'],
  ['two lines', 'Eka.\nToka.', [], '<p>Eka.</p><p>Toka.</p>'],
  ['a link in its place', 'Avaa {0}.', [receipt], '<p>Avaa <a href="/kuitti">kuitti</a>.</p>'],
  [
    'links in another order',
    '{1} ja {0}',
    [receipt, card],
    '<p><a href="/oma">kortti</a> ja <a href="/kuitti">kuitti</a></p>',
  ],
  [
    'links without a place come last',
    'Valmis.',
    [receipt, card],
    '<p>Valmis.</p><p><a href="/kuitti">kuitti</a> · <a href="/oma">kortti</a></p>',
  ],
  ['links alone', '', [receipt], '<p><a href="/kuitti">kuitti</a></p>'],
  ['braces without a link stay', 'Arvo {0} ei kelpaa.', [], '<p>Arvo {0} ei kelpaa.</p>'],
  [
    'also beside a link that has its place',
    'Avaa {0}, ei {7}.',
    [receipt],
    '<p>Avaa <a href="/kuitti">kuitti</a>, ei {7}.</p>',
  ],
  ['the same line twice', 'Ei.\nEi.', [], '<p>Ei.</p><p>Ei.</p>'],
  ['markup is text', '<b>x</b>', [], '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
])('%s', (_, message, links, html) => {
  expect(renderToStaticMarkup(<ToastMessage message={message} links={links} />)).toBe(html);
});
