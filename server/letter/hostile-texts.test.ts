import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { HOSTILE_TEXTS } from '../../test/hostile-texts.ts';
import { exampleLetterhead } from './dev/example-facts.ts';
import { LETTER_NAMES, type LetterName, letters } from './letters.ts';
import { openMailer } from './mailer.ts';
import { writeLetter } from './write-letter.ts';

/** Fields with user input; all others are our texts or have a strict format. */
const OWN_WORDS = new Set([
  'firstName',
  'name',
  'recipientName',
  'giverName',
  'greeting',
  'companyName',
  'buyerName',
  'destination',
  'recipients',
  'statedBy',
  'answer',
  'question',
]);
const ALL_AT_ONCE = HOSTILE_TEXTS.join(' ');
const NAMES = LETTER_NAMES;

/** The same data with every user-input field replaced by `words`. */
function withWords(data: unknown, words: string, isOwn = false): unknown {
  if (typeof data === 'string') return isOwn ? words : data;
  if (Array.isArray(data)) return data.map((item) => withWords(item, words, isOwn));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withWords(value, words, OWN_WORDS.has(key))]),
  );
}

const written = (name: LetterName, words: string) =>
  writeLetter(name, withWords(letters[name].example, words), 'fi', exampleLetterhead);

const browser = new Window();
/** All elements with their attributes: the structure of the mail without its text. */
function skeleton(html: string): string[] {
  const page = new browser.DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    return [element.tagName, ...attributes].join(' ');
  });
}

test.each(NAMES)('%s has the same HTML structure whatever users have typed', async (name) => {
  const honest = await written(name, 'Aino');
  const hostile = await written(name, ALL_AT_ONCE);

  expect(skeleton(hostile.html)).toEqual(skeleton(honest.html));
  expect(hostile.attachments.map(({ filename }) => filename)).toEqual(
    honest.attachments.map(({ filename }) => filename),
  );
  // In the plain text, input must arrive unchanged, not be stripped.
  expect(hostile.text.includes(ALL_AT_ONCE)).toBe(honest.text.includes('Aino'));
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Arrived = { to: string[]; subject: string; headers: { name: string; value: string }[] };

test('user input in a subject adds no header, recipient or body text', async () => {
  const mailer = openMailer(sandbox.smtpUrl, 'Museokortti <palvelu@kortti.example>');
  const words = [
    'Aino',
    ...['\r\n', '\n', '\r', '\u2028', '\v', '=?utf-8?q?=0d=0a?='].map(
      (end) => `Aino${end}Bcc: eve@example.fi${end}Content-Type: text/html${end}${end}<b>hei</b>`,
    ),
    ALL_AT_ONCE,
  ];
  for (const [place, giverName] of words.entries()) {
    const { subject, html, text } = await written('gift', giverName);
    await mailer.send({
      messageId: `<${place}@kortti.example>`,
      date: new Date(0),
      language: 'fi',
      to: 'elias@example.fi',
      replyTo: 'palvelu@example.fi',
      subject,
      html,
      text,
      attachments: [],
    });
  }
  mailer.close();

  const mails = (await (await fetch(`${sandbox.mailboxUrl}/messages.json`)).json()) as Arrived[];
  const namesOf = ({ headers }: Arrived) => headers.map(({ name }) => name).toSorted();
  const [honest] = mails.slice(-1);
  expect(mails).toHaveLength(words.length);
  for (const mail of mails) {
    expect(namesOf(mail)).toEqual(namesOf(honest as Arrived));
    expect(mail.to).toEqual(['elias@example.fi']);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
});
