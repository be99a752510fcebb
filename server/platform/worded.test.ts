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

test('the parts of a file may stand in several modules', () => {
  const gift = worded('test/parts:gift', {
    fi: { hi: 'Lahja' },
    sv: { hi: 'Gåva' },
    en: { hi: 'Gift' },
  });
  const card = worded('test/parts:card', {
    fi: { hi: 'Kortti' },
    sv: { hi: 'Kort' },
    en: { hi: 'Card' },
  });
  setWording(new Map([['test/parts.fi', { gift: { hi: 'Paketti' } }]]));

  expect(textsOfServer().get('test/parts')?.sv).toEqual({
    gift: { hi: 'Gåva' },
    card: { hi: 'Kort' },
  });
  expect([gift.fi, gift.sv, card.fi]).toEqual([
    { hi: 'Paketti' },
    { hi: 'Gåva' },
    { hi: 'Kortti' },
  ]);
  expect(gift.fi).toBe(gift.fi);
});
