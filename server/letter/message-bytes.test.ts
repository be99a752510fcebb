import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/base/language.ts';
import { exampleCard, exampleLetterhead } from './dev/example-facts.ts';
import { letters } from './letters.ts';
import { messageBytes } from './message-bytes.ts';
import { writeLetter } from './write-letter.ts';

type Content = { text: string; html: string; attachments?: object[] };

const compose = (content: Content) =>
  new MailComposer({
    from: 'Muséo <a@example.fi>',
    to: { name: '', address: 'aino@example.fi' },
    subject: 'Kiitos – 79,00\u00a0€',
    ...content,
  }).compile();

test.each(LANGUAGES)(
  "a confirmation with attachments in %s equals the library's output byte for byte",
  async (language) => {
    const data = letters['purchase-confirmation'].example;
    const extras = { card: exampleCard };
    const letter = await writeLetter(
      'purchase-confirmation',
      data,
      language,
      exampleLetterhead,
      extras,
    );
    const message = compose(letter);

    expect(letter.attachments).toHaveLength(3);
    expect(messageBytes(message).equals(await message.build())).toBe(true);
  },
);

test.each([
  ['nothing but ASCII', 'Hi\n\n.\n..two dots\nFrom here\n'],
  ['umlauts', 'Hyvää päivää\r\n.\r\n'],
  ['mostly other letters', 'Ωμέγα και άλλα ελληνικά γράμματα\n'.repeat(9)],
  ['a line longer than a mail may have', `${'pitkä '.repeat(400)} `],
  ['spaces at the ends of lines', 'a \nb\t\n =3D \n'],
  ['one letter', 'ä'],
])("a text with %s equals the library's output byte for byte", async (_what, text) => {
  const message = compose({ text, html: `<p>${text}</p>` });

  expect(messageBytes(message).toString()).toBe((await message.build()).toString());
});
