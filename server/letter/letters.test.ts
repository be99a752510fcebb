import { describe, expect, test } from 'vitest';
import { startRequestText } from '../../contract/texts/start-request.ts';
import { cents } from '../../domain/base/cents.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { leavesOf } from '../../domain/wording/text-tree.ts';
import { textsOfServer } from '../platform/worded.ts';
import { exampleCard, exampleLetterhead as letterhead } from './dev/example-facts.ts';
import { letterName } from './letter-names.ts';
import { type LetterName, letterKind, letters } from './letters.ts';
import { writeLetter } from './write-letter.ts';

const names = Object.keys(letters) as LetterName[];
const each = names.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

function write(name: LetterName, language: Language = 'fi', data: unknown = letters[name].example) {
  return writeLetter(name, data, language, letterhead);
}

const places = (text: string) => (text.match(/\{\d(?=[|}])/g) ?? []).toSorted();

describe('letter texts', () => {
  test.each(['sv', 'en'] as const)('%s has the keys and placeholders of fi', (language) => {
    for (const file of ['letter/common', 'letter/receipt']) {
      const texts = textsOfServer().get(file);
      const theirs = leavesOf(texts?.[language]);
      const ours = leavesOf(texts?.fi);
      expect(theirs.map(([path]) => path)).toEqual(ours.map(([path]) => path));
      for (const [index, [path, text]] of ours.entries()) {
        const inLanguage = theirs[index]?.[1] ?? '';
        expect(places(inLanguage), path).toEqual(places(text));
        expect(inLanguage).not.toBe('');
      }
    }
  });

  test('letter texts never name the product: the name comes from the scheme', () => {
    const written = [...textsOfServer()].flatMap(([file, texts]) =>
      file.startsWith('letter/') ? LANGUAGES.flatMap((language) => leavesOf(texts[language])) : [],
    );

    expect(written.length).toBeGreaterThan(1500);
    expect(written.filter(([, text]) => /museo?kort|museikort|museum card/i.test(text))).toEqual(
      [],
    );
  });
});

describe('every letter', () => {
  test.each(each)('%s in %s renders complete as HTML and as plain text', async (name, language) => {
    const { subject, html, text } = await write(name, language);

    expect(html).toContain(`<html lang="${language}">`);
    expect(`${subject} ${html.replace(/<style>.*?<\/style>/s, '')} ${text}`).not.toMatch(/[{}]/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('palvelu@example.fi');
    expect(html).not.toMatch(/<(script|link|iframe)/);
    expect(html).not.toMatch(/<img[^>]* src="(?!cid:)/);
  });

  test.each(each)(
    '%s in %s has a short subject and a preview, neither with a number',
    async (name, language) => {
      const { subject, preview } = await write(name, language);

      expect([subject, subject.length < 60]).toEqual([subject, true]);
      expect(preview).not.toBe('');
      expect(`${subject} ${preview}`).not.toMatch(/\d{4}[ \u00a0]?\d{4}[ \u00a0]?\d{4}/);
    },
  );

  // These name the employer, or the moment of receipt, instead of the product.
  const nameless = /^(company-(invitation|reminder)|withdrawal-(statement|notice))$/;
  test.each(each.filter(([name]) => !nameless.test(name)))(
    '%s in %s names the product in its subject',
    async (name, language) => {
      expect((await write(name, language)).subject).toContain('Taidekort');
    },
  );

  test('a sender’s telephone number never wraps', async () => {
    expect((await write('login-code')).text).toContain('+358\u00a09\u00a0000\u00a00000');
  });

  test.each(names)('%s shows the card without its number', async (name) => {
    const { html, attachments } = await writeLetter(name, letters[name].example, 'fi', letterhead, {
      card: exampleCard,
    });

    const wall = html.slice(html.indexOf('class="room"'), html.indexOf('<h1'));
    expect(wall).toContain('cid:ryijy');
    expect(wall).not.toMatch(/\d{4} \d{4}/);
    expect(html).not.toContain('<link');
    expect(attachments.filter(({ cid }) => cid === 'ryijy')).toHaveLength(1);
  });

  test.each(each)('%s has a readable name in %s', (name, language) => {
    const shown = letterName(name, language);

    expect(shown).toMatch(/^\p{Lu}/u);
    expect(shown).not.toContain(name);
  });

  test('exactly the letters that are not about a contract have an opt-out topic', () => {
    const stoppable = names.filter((name) => letterKind(name).topic);

    expect(stoppable).toEqual([
      'card-ending',
      'company-reminder',
      'gift-activated',
      'gift-unopened',
    ]);
  });

  test.each(LANGUAGES)(
    'a letter to a company that pays by invoice never claims in %s that it has paid',
    async (language) => {
      const { html, text } = await write('company-confirmation', language);

      expect(`${html} ${text}`).not.toMatch(/maksettu|betal(d|t)\b|\bpaid\b/i);
    },
  );

  test.each(['login-code', 'password-reset'] as const)(
    '%s is a secret letter that expires',
    (name) => {
      expect(letterKind(name).secret).toBe(true);
      expect(letterKind(name).usefulForSeconds?.(letters[name].example)).toBeGreaterThan(0);
    },
  );

  test('the confirmation repeats the consent to an immediate start in the words of the form', async () => {
    const example = letters['purchase-confirmation'].example;

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
  ] as const)('%s names who gave the address and links to the privacy page', async (name, path) => {
    const { text } = await write(name);
    expect(text).toContain('Saimme');
    expect(text).toContain(letterhead.seller.name);
    expect(text).toMatch(new RegExp(`https?://[^/]+${path}`));
  });

  test('a name or address never becomes markup', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&{0}{product}';
    const { html, text } = await write('purchase-confirmation', 'en', {
      ...letters['purchase-confirmation'].example,
      firstName: hostile,
    });

    expect(html).not.toContain('<img');
    expect(html).toContain(
      'Come on in, &lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;{0}{product}',
    );
    expect(text).toContain(`Come on in, ${hostile}`);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/salasana', 'ftp://kortti.example'])(
    'a letter does not link to %s',
    async (link) => {
      await expect(write('password-reset', 'fi', { link, minutes: 30 })).rejects.toThrow();
    },
  );
});

describe('letters with a plural', () => {
  const gifts = [
    ...letters['gift-confirmation'].example.gifts,
    ...letters['gift-confirmation'].example.gifts,
  ];

  test.each([
    ['fi', 'Lahjat ovat matkalla saajille.', 'Seuraa lahjoja'],
    ['sv', 'Gåvorna är på väg till mottagarna.', 'Följ gåvorna'],
    ['en', 'Your gifts are on their way.', 'Follow the gifts'],
  ] as const)('use the plural in %s for more than one gift', async (language, lead, button) => {
    const { text } = await write('gift-confirmation', language, {
      ...letters['gift-confirmation'].example,
      gifts,
    });

    expect(text).toContain(lead);
    expect(text).toContain(`${button}:\n`);
  });

  test('do not claim that a scheduled gift is on its way', async () => {
    const later = { ...gifts[0]!, sendAt: Date.UTC(2026, 11, 24, 7) };
    const data = { ...letters['gift-confirmation'].example, gifts: [gifts[0]!, later] };

    expect((await write('gift-confirmation', 'fi', data)).text).toContain(
      'Lahjat lähtevät saajille valitseminasi aikoina.',
    );
  });

  test('use the singular for one withdrawn gift and its code', async () => {
    const one = { ...letters['withdrawal-receipt'].example, recipients: ['Elias'] };

    expect((await write('withdrawal-receipt', 'en', one)).text).toMatch(
      /Gift card, recipient: Elias\n[\s\S]*The gift’s code no longer works\./,
    );
    expect((await write('withdrawal-receipt', 'en')).text).toMatch(
      /Gift card, recipients: Elias and Venla\n[\s\S]*The gifts’ codes no longer work\./,
    );
  });

  test('mention activated gifts that end', async () => {
    const both = { ...letters['withdrawal-receipt'].example, ended: 1 };
    expect((await write('withdrawal-receipt', 'en', both)).text).toMatch(
      /The gift’s code no longer works\.\s+The validity that the activated gift gave has ended\. We are telling its recipient\./,
    );
    const all = { ...both, ended: 2 };
    expect((await write('withdrawal-receipt', 'en', all)).text).not.toContain('no longer work');
  });

  test.each([
    [true, /stays with its recipient/, /ends even if/],
    [false, /the validity it gave ends/, /ends even if you have already activated it/],
  ])('state beforehand whether an activated gift stays: %s', async (giftsStay, told, warned) => {
    const confirmed = { ...letters['gift-confirmation'].example, giftsStay };
    expect((await write('gift-confirmation', 'en', confirmed)).text).toMatch(told);
    const { text } = await write('gift', 'en', { ...letters.gift.example, giftsStay });
    expect(warned.test(text)).toBe(!giftsStay);
  });
});

const WOVEN = ['gift', 'company-invitation', 'company-reminder'] as const;
test.each(WOVEN)('%s has decorative wool, since there is no card yet', async (name) => {
  const { html, attachments } = await write(name);

  expect(html.match(/<img[^>]*>/g)).toEqual([
    expect.stringMatching(/src="cid:ryijy" alt="" width="600"/),
  ]);
  expect(attachments.map(({ cid }) => cid)).toContain('ryijy');
});

test("the giver's letter explains what happens to an activated gift, not about used days", async () => {
  expect((await write('gift-confirmation')).text).toContain('Jo aktivoitu lahja jää saajalleen');
  expect((await write('gift-confirmation')).text).not.toContain('käyttöäsi vastaavan');
  expect((await write('purchase-confirmation')).text).toContain('käyttöäsi vastaavan');
});

describe('the purchase confirmation', () => {
  test('shows the customer number in groups of four, the sum, the time and the method', async () => {
    const { text } = await write('purchase-confirmation');

    expect(text).toContain('Asiakasnumero: 2741 0812 0047 2007');
    expect(text).toContain('josta alv 13,5\u00a0%: 9,40\u00a0€');
    expect(text).toContain('Maksettu: 79,00\u00a0€');
    expect(text).toContain('Maksuaika: 24.6.2026, 14:05');
    expect(text).toContain('Maksutapa: Verkkopankki');
  });

  test('lists the product at its full price and the discount as a line of its own', async () => {
    const purchase = letters['purchase-confirmation'].example;
    const { lines } = purchase.receipt;
    const campaign = { ...lines[0]!, description: 'Kampanja-alennus', unitPrice: cents(-1000) };
    const receipt = { ...purchase.receipt, lines: [...lines, campaign] };
    const { text } = await write('purchase-confirmation', 'fi', { ...purchase, receipt });

    expect(text).toContain('Taidekortti: 79,00\u00a0€\nKampanja-alennus: −10,00\u00a0€');
    expect(text).toContain('Maksettu: 69,00\u00a0€');
    expect(text).toContain('koskee tätä tilausta: Taidekortti, tilaus');
  });

  test('contains the right of withdrawal, its last day, the procedure and the form', async () => {
    const { text } = await write('purchase-confirmation', 'en');

    expect(text).toContain('within 14 days of the day you ordered, by 8 July 2026 at the latest');
    expect(text).toContain('https://kortti.example/peruuta');
    expect(text).toContain('To: Korttiyhtiö Oy, Katu 1, 00100 Helsinki, palvelu@example.fi');
    expect(text).toContain('Ordered on: 24 June 2026');
  });

  test('adds the instalments and the commitment for a monthly card', async () => {
    const { text } = await write('purchase-confirmation', 'en', {
      ...letters['purchase-confirmation'].example,
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
    const purchase = { ...letters['purchase-confirmation'].example, plasticCard };

    expect((await write('purchase-confirmation', 'en', purchase)).text).toContain(words);
  });

  test.each(['purchase-confirmation', 'renewal-confirmation', 'gift-confirmation'] as const)(
    '%s is a complete receipt: number, date, goods, sum, tax, seller, buyer and PDF link',
    async (name) => {
      const { text, attachments } = await write(name);
      const { receipt, links } = letters[name].example;

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

  test('attaches the accepted terms and the withdrawal form as PDFs with localised names', async () => {
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
)('%s in %s mentions the invoice and no payment when paid by invoice', async (name, language) => {
  const invoiced = await write(name, language, { ...letters[name].example, isInvoice: true });
  const paid = await write(name, language);
  const words = { fi: /laskutuspalvelu/i, sv: /faktureringstjänst/i, en: /invoicing service/i };
  const ofPayment = { fi: /maksu(asi|si)\b/i, sv: /din betalning/i, en: /your payment/i };

  expect(invoiced.text).toMatch(words[language]);
  expect(invoiced.text).not.toMatch(ofPayment[language]);
  expect(paid.text).not.toMatch(words[language]);
  expect(paid.text).toMatch(ofPayment[language]);
});
