import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('escapeMarkup escapes every special HTML character exactly once', () => {
  expect(escapeMarkup('<a href="x">&amp;</a> & <b>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt; &amp; &lt;b&gt;',
  );
});
