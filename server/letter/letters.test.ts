import { describe, expect, test } from 'vitest';
import { startRequestText } from '../../contract/texts/start-request.ts';
import { cents } from '../../domain/base/cents.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { exampleCard, exampleLetterhead as letterhead } from './dev/example-facts.ts';
import { letterExamples as examples } from './dev/letter-examples.ts';
import { letterName } from './letter-names.ts';
import { type LetterName, letterKind, letters } from './letters.ts';
import { receiptTexts } from './receipt/receipt-texts.ts';
import { mailTexts } from './texts/in-language.ts';
import { writeLetter } from './write-letter.ts';

const names = Object.keys(letters) as LetterName[];
const each = names.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

function write(name: LetterName, language: Language = 'fi', data: unknown = examples[name]) {
  return writeLetter(name, data, language, letterhead);
}

function flat(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value]]
        : Object.entries(flat(value, `${path}${key}.`)),
    ),
  );
}

const places = (text: string) => (text.match(/\{\d(?=[|}])/g) ?? []).toSorted();

describe('the texts', () => {
  test.each(['sv', 'en'] as const)(
    '%s has the keys of fi and fills the same places',
    (language) => {
      for (const [theirs, ours] of [
        [mailTexts[language], mailTexts.fi],
        [receiptTexts[language], receiptTexts.fi],
      ] as const) {
        const inLanguage = flat(theirs);
        const inFinnish = flat(ours);
        expect(Object.keys(inLanguage)).toEqual(Object.keys(inFinnish));
        for (const [key, text] of Object.entries(inFinnish)) {
          expect(places(inLanguage[key]!), key).toEqual(places(text));
          expect(inLanguage[key]).not.toBe('');
        }
      }
    },
  );

  test('the product is named by the scheme, never by the texts', () => {
    const written = LANGUAGES.flatMap((language) => Object.values(flat(mailTexts[language])));

    expect(written.filter((text) => /museo?kort|museikort|museum card/i.test(text))).toEqual([]);
  });
});

describe('every letter', () => {
  test.each(each)('%s in %s is whole as HTML and as plain text', async (name, language) => {
    const { subject, html, text } = await write(name, language);

    expect(html).toContain(`<html lang="${language}">`);
    expect(`${subject} ${html.replace(/<style>.*?<\/style>/s, '')} ${text}`).not.toMatch(/[{}]/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('palvelu@example.fi');
    expect(html).not.toMatch(/<(script|link|iframe)/);
    expect(html).not.toMatch(/<img[^>]* src="(?!cid:)/);
  });

  test.each(each)(
    '%s in %s has a short subject, a preview and no number in them',
    async (name, language) => {
      const { subject, preview } = await write(name, language);

      expect([subject, subject.length < 60]).toEqual([subject, true]);
      expect(preview).not.toBe('');
      expect(`${subject} ${preview}`).not.toMatch(/\d{4}[ \u00a0]?\d{4}[ \u00a0]?\d{4}/);
    },
  );

  // The employer's name stands there, or the moment that decides.
  const nameless = /^(company-(invitation|reminder)|withdrawal-(statement|notice))$/;
  test.each(each.filter(([name]) => !nameless.test(name)))(
    '%s in %s says in its subject whose letter it is',
    async (name, language) => {
      expect((await write(name, language)).subject).toContain('Taidekort');
    },
  );

  test('a sender’s telephone number is never broken over two lines', async () => {
    expect((await write('login-code')).text).toContain('+358\u00a09\u00a0000\u00a00000');
  });

  test.each(names)('%s shows the card without its number', async (name) => {
    const { html, attachments } = await writeLetter(name, examples[name], 'fi', letterhead, {
      card: exampleCard,
    });

    const wall = html.slice(html.indexOf('class="room"'), html.indexOf('<h1'));
    expect(wall).toContain('cid:ryijy');
    expect(wall).not.toMatch(/\d{4} \d{4}/);
    expect(html).not.toContain('<link');
    expect(attachments.filter(({ cid }) => cid === 'ryijy')).toHaveLength(1);
  });

  test.each(each)('%s has a name in %s that people can read', (name, language) => {
    const shown = letterName(name, language);

    expect(shown).toMatch(/^\p{Lu}/u);
    expect(shown).not.toContain(name);
  });

  test('can be stopped where it is not about a contract, and nowhere else', () => {
    const stoppable = names.filter((name) => letterKind(name).topic);

    expect(stoppable).toEqual([
      'card-ending',
      'company-reminder',
      'gift-activated',
      'gift-unopened',
    ]);
  });

  test.each(LANGUAGES)(
    'to a company that pays by invoice never says in %s that it has paid',
    async (language) => {
      const { html, text } = await write('company-confirmation', language);

      expect(`${html} ${text}`).not.toMatch(/maksettu|betal(d|t)\b|\bpaid\b/i);
    },
  );

  test.each(['login-code', 'password-reset'] as const)(
    '%s is a secret that goes out of use',
    (name) => {
      expect(letterKind(name).secret).toBe(true);
      expect(letterKind(name).usefulForSeconds(examples[name])).toBeGreaterThan(0);
    },
  );

  test('of a purchase repeats the request to start at once as the form put it', async () => {
    const example = examples['purchase-confirmation'];

    const { text } = await write('purchase-confirmation', 'fi', {
      ...example,
      startWording: 'card1.sv',
    });
    const old = await write('purchase-confirmation', 'fi', { ...example, startWording: undefined });

    expect(text).toContain(`Pyysit tilatessasi seuraavaa: ”${startRequestText('card1.sv')}”`);
    expect(old.text).not.toContain('Pyysit tilatessasi');
  });

  test.each([
    ['gift', '/tietosuoja'],
    ['company-invitation', '/tietosuoja'],
  ] as const)('%s says who gave the address, and links to the privacy page', async (name, path) => {
    const { text } = await write(name);
    expect(text).toContain('Saimme');
    expect(text).toContain(letterhead.seller.name);
    expect(text).toMatch(new RegExp(`https?://[^/]+${path}`));
  });

  test('does not let a name or an address become markup', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&{0}{product}';
    const { html, text } = await write('purchase-confirmation', 'en', {
      ...examples['purchase-confirmation'],
      firstName: hostile,
    });

    expect(html).not.toContain('<img');
    expect(html).toContain(
      'Come on in, &lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;{0}{product}',
    );
    expect(text).toContain(`Come on in, ${hostile}`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/salasana', 'ftp://kortti.example'])(
    'does not link to %s',
    async (link) => {
      await expect(write('password-reset', 'fi', { link, minutes: 30 })).rejects.toThrow();
    },
  );
});

describe('a letter about several things', () => {
  const gifts = [...examples['gift-confirmation'].gifts, ...examples['gift-confirmation'].gifts];

  test.each([
    ['fi', 'Lahjat ovat matkalla saajille.', 'Seuraa lahjoja'],
    ['sv', 'Gåvorna är på väg till mottagarna.', 'Följ gåvorna'],
    ['en', 'Your gifts are on their way.', 'Follow the gifts'],
  ] as const)('speaks in %s of more than one gift', async (language, lead, button) => {
    const { text } = await write('gift-confirmation', language, {
      ...examples['gift-confirmation'],
      gifts,
    });

    expect(text).toContain(lead);
    expect(text).toContain(`${button}:\n`);
  });

  test('does not say that a gift with a day of its own is on its way', async () => {
    const later = { ...gifts[0]!, sendAt: Date.UTC(2026, 11, 24, 7) };
    const data = { ...examples['gift-confirmation'], gifts: [gifts[0]!, later] };

    expect((await write('gift-confirmation', 'fi', data)).text).toContain(
      'Lahjat lähtevät saajille valitseminasi aikoina.',
    );
  });

  test('names one withdrawn gift and its code as one', async () => {
    const one = { ...examples['withdrawal-receipt'], recipients: ['Elias'] };

    expect((await write('withdrawal-receipt', 'en', one)).text).toMatch(
      /Gift card, recipient: Elias\n[\s\S]*The gift’s code no longer works\./,
    );
    expect((await write('withdrawal-receipt', 'en')).text).toMatch(
      /Gift card, recipients: Elias and Venla\n[\s\S]*The gifts’ codes no longer work\./,
    );
  });

  test('tells of gifts that end though they were activated', async () => {
    const both = { ...examples['withdrawal-receipt'], ended: 1 };
    expect((await write('withdrawal-receipt', 'en', both)).text).toMatch(
      /The gift’s code no longer works\.\s+The validity that the activated gift gave has ended\. We are telling its recipient\./,
    );
    const all = { ...both, ended: 2 };
    expect((await write('withdrawal-receipt', 'en', all)).text).not.toContain('no longer work');
  });

  test.each([
    [true, /stays with its recipient/, /ends even if/],
    [false, /the validity it gave ends/, /ends even if you have already activated it/],
  ])('says beforehand whether an activated gift stays: %s', async (giftsStay, told, warned) => {
    const confirmed = { ...examples['gift-confirmation'], giftsStay };
    expect((await write('gift-confirmation', 'en', confirmed)).text).toMatch(told);
    const { text } = await write('gift', 'en', { ...examples.gift, giftsStay });
    expect(warned.test(text)).toBe(!giftsStay);
  });
});

const WOVEN = ['gift', 'company-invitation', 'company-reminder'] as const;
test.each(WOVEN)('%s comes with wool of its own, since there is no card yet', async (name) => {
  const { html, attachments } = await write(name);

  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/src="cid:ryijy" alt="" width="600"/),
  ]);
  expect(attachments.map(({ cid }) => cid)).toContain('ryijy');
});

test('a giver reads what becomes of an activated gift, not of days that were used', async () => {
  expect((await write('gift-confirmation')).text).toContain('Jo aktivoitu lahja jää saajalleen');
  expect((await write('gift-confirmation')).text).not.toContain('käyttöäsi vastaavan');
  expect((await write('purchase-confirmation')).text).toContain('käyttöäsi vastaavan');
});

describe('the purchase confirmation', () => {
  test('tells the customer number in fours, the sum, the time and the method', async () => {
    const { text } = await write('purchase-confirmation');

    expect(text).toContain('Asiakasnumero: 2741 0812 0047 2007');
    expect(text).toContain('josta alv 13,5\u00a0%: 9,40\u00a0€');
    expect(text).toContain('Maksettu: 79,00\u00a0€');
    expect(text).toContain('Maksuaika: 24.6.2026, 14:05');
    expect(text).toContain('Maksutapa: Verkkopankki');
  });

  test('tells the product at its price and a discount as a line of its own', async () => {
    const purchase = examples['purchase-confirmation'];
    const { lines } = purchase.receipt;
    const campaign = { ...lines[0]!, description: 'Kampanja-alennus', unitPrice: cents(-1000) };
    const receipt = { ...purchase.receipt, lines: [...lines, campaign] };
    const { text } = await write('purchase-confirmation', 'fi', { ...purchase, receipt });

    expect(text).toContain('Taidekortti: 79,00\u00a0€\nKampanja-alennus: −10,00\u00a0€');
    expect(text).toContain('Maksettu: 69,00\u00a0€');
    expect(text).toContain('koskee tätä tilausta: Taidekortti, tilaus');
  });

  test('holds the right of withdrawal, its last day, the way to use it and the form', async () => {
    const { text } = await write('purchase-confirmation', 'en');

    expect(text).toContain('within 14 days of the day you ordered, by 8 July 2026 at the latest');
    expect(text).toContain('https://kortti.example/peruuta');
    expect(text).toContain('To: Korttiyhtiö Oy, Katu 1, 00100 Helsinki, palvelu@example.fi');
    expect(text).toContain('Ordered on: 24 June 2026');
  });

  test('of a monthly card also tells the instalments and that they bind', async () => {
    const { text } = await write('purchase-confirmation', 'en', {
      ...examples['purchase-confirmation'],
      monthlyPlan: { instalment: 690, total: 8280, nextDueOn: '2026-07-24' },
    });

    expect(text).toContain('€6.90 a month, 12 instalments, €82.80 in total');
    expect(text).toContain('Next instalment: 24 July 2026');
    expect(text).toContain('binding for 12 months');
    expect(text).toContain('You still have the right of withdrawal');
    expect(text).toMatch(/withdraw from my contract .*: .+, €6\.90 a month, 12 instalments/);
  });

  test.each([
    [true, 'in 1–2 weeks'],
    [false, 'did not order a plastic card'],
  ])('with plastic card %s says "%s"', async (plasticCard, words) => {
    const purchase = { ...examples['purchase-confirmation'], plasticCard };

    expect((await write('purchase-confirmation', 'en', purchase)).text).toContain(words);
  });

  test.each(['purchase-confirmation', 'renewal-confirmation', 'gift-confirmation'] as const)(
    '%s is a receipt by itself: number, day, goods, sum, tax, seller, buyer and where its PDF is',
    async (name) => {
      const { text, attachments } = await write(name);
      const { receipt, links } = examples[name];

      for (const part of [
        ...['MK100123', '24.6.2026', 'josta alv 13,5\u00a0%', 'Alv-tunniste: FI'],
        ...[receipt.buyerName, receipt.seller.name, receipt.seller.businessId],
        ...['Tämä viesti on myös kuittisi', 'Hae kuitti PDF-tiedostona'],
        'orders' in links ? links.orders : 'https://kortti.example/lahja/seuranta',
      ])
        expect(text).toContain(part);
      expect(attachments.map(({ filename }) => filename).join()).not.toContain('Kuitti');
    },
  );

  test('carries accepted terms and withdrawal form as PDF, named in its language', async () => {
    const { attachments, text } = await write('purchase-confirmation', 'sv');

    expect(attachments).toMatchObject([
      { filename: 'Användarvillkor-2026-11.pdf', contentType: 'application/pdf' },
      { filename: 'Ångerblankett.pdf', contentType: 'application/pdf' },
    ]);
    for (const { filename, content } of attachments) {
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
      expect(text).toContain(filename);
    }
  });
});

test.each(
  (['payment-pending', 'payment-failed'] as const).flatMap((name) =>
    LANGUAGES.map((language) => [name, language] as const),
  ),
)(
  '%s in %s speaks of an invoice to who chose one, and of no payment of theirs',
  async (name, language) => {
    const invoiced = await write(name, language, { ...examples[name], isInvoice: true });
    const paid = await write(name, language);
    const words = { fi: /laskutuspalvelu/i, sv: /faktureringstjänst/i, en: /invoicing service/i };
    const ofPayment = { fi: /maksu(asi|si)\b/i, sv: /din betalning/i, en: /your payment/i };

    expect(invoiced.text).toMatch(words[language]);
    expect(invoiced.text).not.toMatch(ofPayment[language]);
    expect(paid.text).not.toMatch(words[language]);
    expect(paid.text).toMatch(ofPayment[language]);
  },
);
