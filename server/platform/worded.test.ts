import { afterEach, expect, test } from 'vitest';
import { setWording, textsOfServer, withWording, worded } from './worded.ts';

const shipped = {
  fi: { hello: 'Hei', bye: 'Moi' },
  sv: { hello: 'Hej', bye: 'Hejdå' },
  en: { hello: 'Hello', bye: 'Bye' },
};
const texts = worded('test/greeting', shipped);

afterEach(() => setWording(new Map()));

test('a text without rewording is the shipped object', () => {
  expect(texts.fi).toBe(shipped.fi);
  expect(textsOfServer().get('test/greeting')).toBe(shipped);
});

test('a reworded text is used for everyone, in its language', () => {
  setWording(new Map([['test/greeting.fi', { hello: 'Terve' }]]));

  expect(texts.fi).toEqual({ hello: 'Terve', bye: 'Moi' });
  expect(texts.fi).toBe(texts.fi);
  expect(texts.sv).toBe(shipped.sv);
});

test('a draft is visible within its scope only', async () => {
  setWording(new Map([['test/greeting.fi', { hello: 'Terve' }]]));
  const draft = new Map([['test/greeting.fi', { bye: 'Heippa' }]]);

  const within = withWording(draft, async () => {
    await Promise.resolve();
    return texts.fi;
  });

  expect(texts.fi.bye).toBe('Moi');
  expect(await within).toEqual({ hello: 'Hei', bye: 'Heippa' });
});
