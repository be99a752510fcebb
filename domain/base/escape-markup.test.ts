import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('every sign that means something in HTML is escaped, and once', () => {
  expect(escapeMarkup('<a href="x">&amp;</a> & <b>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt; &amp; &lt;b&gt;',
  );
});
